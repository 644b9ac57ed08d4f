import { render } from "preact";
import { App } from "./app.jsx";
import "./style/main.css";

render(<App />, document.getElementById("app"));
