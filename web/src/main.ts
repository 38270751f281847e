import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/page.css";
import "./look/frame.css";
import "./look/pieces.css";
import "./look/frame-phone.css";
import "./look/table.css";
import "./look/hand.css";
import "./look/drawers.css";
import "./look/screens.css";
import "./look/phone.css";
import "./look/hall.css";

mount(App, { target: document.getElementById("app")! });
