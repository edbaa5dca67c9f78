// Makes a counter, a sign or a person on a board open its legend, by pointer and by keyboard.

import type { Attachment } from 'svelte/attachments'
import { settings } from './settings.svelte'
import type { BoardTable } from './table.svelte'

/** An attachment for an element that shows something with words of its own: `about-points` for `points`. Within a button it only
 * marks the element, so that the pointer finds its legend; the button is what is pressed. */
export function about(table: BoardTable, thing: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const id = `about-${thing}`
    element.dataset.legend = id
    if (element.parentElement?.closest('button, a, summary, [role="button"]')) return
    const open = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      table.inspect(id)
    }
    const type = (event: Event) => {
      if (event instanceof KeyboardEvent && ['Enter', ' ', 'i'].includes(event.key)) open(event)
    }
    element.setAttribute('role', 'button')
    element.tabIndex = 0
    element.classList.add('ui-about')
    element.addEventListener('click', open)
    element.addEventListener('keydown', type)
    element.addEventListener('contextmenu', open)
    $effect(() => {
      element.toggleAttribute('data-unmet', settings.marksOn(table.view.game, id))
    })
    return () => {
      element.removeEventListener('click', open)
      element.removeEventListener('keydown', type)
      element.removeEventListener('contextmenu', open)
    }
  }
}
