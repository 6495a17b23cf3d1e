import { useSyncExternalStore } from 'react'
import { browserClock, type Clock } from './clock.ts'

/** How long a new message stays on the screen (B.session.24). */
export const MESSAGE_MS = 50_000

/** What is shown of a message. */
export interface MessageNotice {
  readonly title: string
  readonly content: string
}

let shown: MessageNotice | null = null
let cancel = () => {}
const listeners = new Set<() => void>()

/** Shows a message for 50 seconds; a newer one takes its place. */
export function showMessageNotice(message: MessageNotice, clock: Clock = browserClock): void {
  set(message)
  cancel = clock.after(MESSAGE_MS, hideMessageNotice)
}

/** Takes the message from the screen. */
export function hideMessageNotice(): void {
  set(null)
}

/** The message on the screen, null when there is none. */
export function messageNotice(): MessageNotice | null {
  return shown
}

/** The message on the screen; the component is drawn again when it changes. */
export function useMessageNotice(): MessageNotice | null {
  return useSyncExternalStore(subscribe, messageNotice)
}

function set(message: MessageNotice | null): void {
  cancel()
  shown = message
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
