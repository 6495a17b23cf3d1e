import { useStore } from '../store/create-store.ts'
import { createStoredValue } from '../storage/stored-value.ts'

/** Kept until the session ends, which clears the storage: that the user was asked for the profile. */
const asked = createStoredValue('completionAsked', (text) => text !== null)

/** Notes that the user was asked to complete the profile: once a session is enough (G125). */
export function markCompletionAsked(): void {
  asked.write('true')
}

/** Whether the user was asked; the component is drawn again when they have been. */
export function useCompletionAsked(): boolean {
  return useStore(asked)
}
