import { createStore, useStore } from '../store/create-store.ts'
import { browserClock, type Clock } from './clock.ts'

/** How long a new message stays on the screen (B.session.24). */
export const MESSAGE_MS = 50_000

/** Displayed properties of a message. */
export interface MessageNotice {
  readonly title: string
  readonly content: string
}

const shown = createStore<MessageNotice | null>(null)
let cancel = () => {}

/** Shows a message for 50 seconds; a newer one takes its place. */
export function showMessageNotice(message: MessageNotice, clock: Clock = browserClock): void {
  set(message)
  cancel = clock.after(MESSAGE_MS, hideMessageNotice)
}

/** Hides the message. */
export function hideMessageNotice(): void {
  set(null)
}

/** The message on the screen, null when there is none. */
export function messageNotice(): MessageNotice | null {
  return shown.get()
}

/** The message on the screen; re-renders when it changes. */
export function useMessageNotice(): MessageNotice | null {
  return useStore(shown)
}

function set(message: MessageNotice | null): void {
  cancel()
  shown.set(message)
}
