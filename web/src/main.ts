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

// after an update the server no longer has our parts: load the page again, but not for ever
const AGAIN = "sternentisch-again";
const SOON = 10_000;
addEventListener("vite:preloadError", () => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(AGAIN)) < SOON) return;
    sessionStorage.setItem(AGAIN, String(Date.now()));
    location.reload();
  } catch {
    // nothing can be remembered here: we would not know when to stop
  }
});

mount(App, { target: document.getElementById("app")! });
