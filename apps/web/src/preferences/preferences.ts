import type { OwnSettings } from '@gezhi/contract/client'
import { useSyncExternalStore } from 'react'
import { sessionUser } from '../session/session-store.ts'
import { readStored, writeStored } from '../storage/browser-storage.ts'
import { readPreferences } from './read-preferences.ts'

// A user's are fetched at the login and go with the logout; a visitor's belong to the browser.
const USER_KEY = 'gezhi.searchSettings'
const GUEST_KEY = 'gezhi.guestSettings'

const listeners = new Set<() => void>()
let read: { readonly text: string | null; readonly settings: OwnSettings } = { text: null, settings: readPreferences(null) }

/** The settings of whoever uses this browser now. The same object until they change. */
export function preferences(): OwnSettings {
  const text = readStored(keyNow())
  if (text !== read.text) read = { text, settings: readPreferences(text) }
  return read.settings
}

/** The same; the component is drawn again when they change, in this tab or in another. */
export function usePreferences(): OwnSettings {
  return useSyncExternalStore(onPreferencesChange, preferences)
}

/** Keeps settings in this browser; what is the server's to know is told by `save-preferences.ts`. */
export function storePreferences(settings: OwnSettings): void {
  writeStored(keyNow(), JSON.stringify(settings))
  for (const listener of listeners) listener()
}

/** Hears of every change of the settings. Answers how to stop hearing. */
export function onPreferencesChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function keyNow(): string {
  return sessionUser() === null ? GUEST_KEY : USER_KEY
}
