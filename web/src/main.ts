import './styles/app.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { texts } from './texts.svelte'

void texts.start()

mount(App, { target: document.getElementById('app') as HTMLElement })
