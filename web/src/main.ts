import './styles/app.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { preferredLocale, texts } from './texts.svelte'

void texts.use(preferredLocale())

mount(App, { target: document.getElementById('app') as HTMLElement })
