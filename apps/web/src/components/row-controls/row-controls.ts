import type { KeyboardEvent, SyntheticEvent } from 'react'

/**
 * Props for containers of native controls in a row of React Aria: the row handles every press that reaches it, so presses of a checkbox,
 * a link or a button are stopped here.
 */
export const ROW_CONTROLS = {
  onPointerDown: stop,
  onMouseDown: stop,
  onClick: stop,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
  },
}

/** Space on a row presses its checkbox. For the capture phase around the rows; other keys, and Space within a row, are ignored. */
export function pressRowCheckbox(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement) || event.target.role !== 'row') return
  event.target.querySelector<HTMLElement>('input[type=checkbox]:not(:disabled)')?.click()
  event.preventDefault()
  event.stopPropagation()
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}
