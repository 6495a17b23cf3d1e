import { createClient } from '@gezhi/contract/client'
import { apiClient } from '../api/api-client.ts'
import { closeSession, sessionToken } from '../session/session-store.ts'
import { shareLogout } from './share-login.ts'

/**
 * Ends the session on the server and here, then opens `address` in a fresh document, so that no data of the user remains in memory (G08).
 */
export async function logOut(address: string): Promise<void> {
  // Logging out takes effect in this browser even if the server cannot be reached.
  await apiClient.accounts.logout({}).catch(() => null)
  forget()
  if (new URL(address, location.href).href === location.href) location.reload()
  else location.replace(address)
}

/** Ends the session while the page is being closed: the request outlives the page, its response is ignored. */
export function logOutAtClose(): void {
  const token = sessionToken()
  if (token === null) return
  const client = createClient({ fetch: (input, init) => fetch(input, { ...init, keepalive: true }) })
  // The page is gone when the response arrives; a session that could not be ended expires.
  void client.accounts.logout({}, { headers: { token } }).catch(() => null)
  forget()
}

function forget(): void {
  closeSession()
  shareLogout()
}
