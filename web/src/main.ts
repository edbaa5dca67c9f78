import './lib/theme.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { watchInput } from './lib/input'

watchInput()
mount(App, { target: document.querySelector('#app') ?? document.body })
