import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { Language } from "./lib/language.svelte";

const language = new Language();
void language.open();
mount(App, { target: document.body, props: { language } });
