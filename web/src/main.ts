import "./app.css";
import "./lib/pages.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { Language } from "./lib/language.svelte";
import { look } from "./lib/theme.svelte";

const language = new Language();
look.open();
void language.open();
mount(App, { target: document.body, props: { language } });
