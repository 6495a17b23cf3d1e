import { userEvent } from '@testing-library/user-event'
import { cancelDialog } from './modal-dialogs.ts'

/** The keyboard and mouse of the page an element is in. */
export function userOf({ ownerDocument }: Element, options: { applyAccept?: boolean } = {}): ReturnType<typeof userEvent.setup> {
  return userEvent.setup({ document: ownerDocument, delay: null, pointerEventsCheck: 0, ...options })
}

/** Text as the keyboard of user-event takes it: its braces and brackets doubled. */
export function literally(text: string): string {
  return text.replaceAll(/[{[]/g, '$&$&')
}

/** A key of Playwright (`Control+Shift+a`, `Enter`) as the keyboard of user-event takes it. */
export function chord(key: string): string {
  const keys = (key === '+' ? ['+'] : key.split(/(?<=.)\+/)).map((name) => (name === 'ControlOrMeta' ? 'Control' : name))
  const last = keys.pop()!
  const typed = last === 'Space' ? ' ' : last.length === 1 ? literally(last) : `{${last}}`
  return `${keys.map((name) => `{${name}>}`).join('')}${typed}${keys
    .toReversed()
    .map((name) => `{/${name}}`)
    .join('')}`
}

/** Presses a key of Playwright on what has the focus; Escape reaches the modal dialog on top unless the page has prevented it. */
export async function press(document: Document, key: string): Promise<void> {
  let isPrevented = false
  const look = (event: KeyboardEvent) => void (isPrevented = event.defaultPrevented)
  const window = document.defaultView!
  window.addEventListener('keydown', look)
  await userOf(document.body).keyboard(chord(key))
  window.removeEventListener('keydown', look)
  if (key === 'Escape' && !isPrevented) cancelDialog(document)
}
