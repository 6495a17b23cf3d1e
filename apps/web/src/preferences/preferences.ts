import type { UserPreferences } from '@gezhi/contract/client'
import { useStore } from '../store/create-store.ts'
import { createStoredValue } from '../storage/stored-value.ts'
import { sessionUser } from '../session/session-store.ts'
import { readPreferences } from './read-preferences.ts'

// A user's are fetched at the login and go with the logout; a visitor's belong to the browser.
const USER_KEY = 'gezhi.searchSettings'
const GUEST_KEY = 'gezhi.guestSettings'

const stored = createStoredValue(() => (sessionUser() === null ? GUEST_KEY : USER_KEY), readPreferences)

/** The settings of the current user or guest. The same object until they change. */
export function preferences(): UserPreferences {
  return stored.get()
}

/** The same; re-renders when they change, in this tab or in another. */
export function usePreferences(): UserPreferences {
  return useStore(stored)
}

/** Stores settings in this browser; `save-preferences.ts` sends them to the server. */
export function storePreferences(settings: UserPreferences): void {
  stored.write(JSON.stringify(settings))
}

/** Subscribes to every change of the settings. Returns a function that unsubscribes. */
export function onPreferencesChange(listener: () => void): () => void {
  return stored.subscribe(listener)
}
