import './styles/app.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { texts } from './texts.svelte'

await texts.start()

mount(App, { target: document.getElementById('app') as HTMLElement })
