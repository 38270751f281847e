import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/frame.css";
import "./look/table.css";

mount(App, { target: document.getElementById("app")! });
