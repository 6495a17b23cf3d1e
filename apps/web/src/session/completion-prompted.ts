import { useStore } from '../store/create-store.ts'
import { createStoredValue } from '../storage/stored-value.ts'

/** Kept until the session ends, which clears the storage: that the user was asked for the profile. */
const prompted = createStoredValue('completionAsked', (text) => text !== null)

/** Records that the user was prompted to complete the profile, once per session (G125). */
export function markCompletionPrompted(): void {
  prompted.write('true')
}

/** Whether the user was prompted; re-renders the component when that changes. */
export function useCompletionPrompted(): boolean {
  return useStore(prompted)
}
