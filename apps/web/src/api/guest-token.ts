import { createClient } from '@gezhi/contract/client'
import { sessionUser } from '../session/session-store.ts'
import { readStored, writeStored } from '../storage/browser-storage.ts'
import { newUuid } from './new-uuid.ts'

// G117: the guest's id is a UUID we generate under `youkeId`; the server's token for it is valid for 24 hours. It is stored under the
// same key as a user's (B.navigation.07): with a user's token the user is stored, with a guest's the time.
const ID_KEY = 'youkeId'
const TOKEN_KEY = 'token'
const UNTIL_KEY = 'youkeTokenUntil'
const TOKEN_LIFE_MS = 24 * 60 * 60 * 1000

let pending: Promise<string | null> | null = null

/** The stored guest token, null if it is missing or too old or if somebody is signed in. */
export function storedGuestToken(): string | null {
  return !sessionUser() && Number(readStored(UNTIL_KEY)) > Date.now() ? readStored(TOKEN_KEY) : null
}

/** Requests and stores a guest token; null if the server issues none. Concurrent callers share one request. */
export async function requestGuestToken(): Promise<string | null> {
  pending ??= fetchGuestToken().finally(() => {
    pending = null
  })
  return pending
}

async function fetchGuestToken(): Promise<string | null> {
  try {
    const token = await createClient({ fetch: (input, init) => fetch(input, init) }).accounts.getGuestToken({ userId: guestId() })
    // Somebody may have signed in meanwhile.
    if (sessionUser()) return null
    writeStored(TOKEN_KEY, token)
    writeStored(UNTIL_KEY, String(Date.now() + TOKEN_LIFE_MS))
    return token
  } catch {
    // The call that needs the token then reports the error.
    return null
  }
}

function guestId(): string {
  const stored = readStored(ID_KEY)
  if (stored) return stored
  const id = newUuid()
  writeStored(ID_KEY, id)
  return id
}
