import { useStore } from '../store/create-store.ts'
import { createStoredValue } from '../storage/stored-value.ts'

/** Whether the user was asked for the profile; stored until the session ends, which clears the storage. */
const prompted = createStoredValue('completionAsked', (text) => text !== null)

/** Records that the user was prompted to complete the profile, once per session (G125). */
export function markCompletionPrompted(): void {
  prompted.write('true')
}

/** Whether the user was prompted; re-renders the component when that changes. */
export function useCompletionPrompted(): boolean {
  return useStore(prompted)
}
