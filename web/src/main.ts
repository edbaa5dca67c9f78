import './lib/theme.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { watchInput } from './lib/input'

watchInput()
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js').catch(() => {})
mount(App, { target: document.querySelector('#app') ?? document.body })
