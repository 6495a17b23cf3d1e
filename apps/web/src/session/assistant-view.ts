import { createEvent, createStore, useStore } from '../store/create-store.ts'

const draft = createStore('')
const coming = createStore<string | null>(null)
const restored = createEvent<null>()

/** What is being written to the assistant: it outlives a change of conversation. */
export function useAssistantDraft(): readonly [string, (text: string) => void] {
  return [useStore(draft), (text) => draft.set(text)]
}

/** A question of another page, which the conversation asks when it opens; null takes it back. */
export function askSoon(question: string | null): void {
  coming.set(question)
}

/** The question of another page; null without one. */
export function useComingQuestion(): string | null {
  return useStore(coming)
}

/** Clears what is shown of the assistant and stops its answer (B.navigation.10, G55). */
export function restoreAssistantView(): void {
  draft.set('')
  coming.set(null)
  restored.emit(null)
}

/** Subscribes to the restore-default action; returns a function that unsubscribes. */
export function onAssistantRestored(listener: () => void): () => void {
  return restored.subscribe(listener)
}
