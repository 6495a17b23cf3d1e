import type { LoginAnswer } from '@gezhi/contract/client'
import { userOf } from './session-user.ts'

const KEYS = { token: 'temporaryToken', user: 'temporaryUser', products: 'temporaryUserProduct' }

/**
 * Stores a login that waits for a colleague to be displaced (B.group-login.01), for this tab only: its token serves nothing else (G13). The
 * login itself, or clearing the storage, removes it.
 */
export function storePendingLogin({ token, userProduct, loginBean }: LoginAnswer): void {
  write({ token, user: JSON.stringify(userOf(loginBean)), products: JSON.stringify(userProduct) })
}

/** Removes what was stored, once it has become the session (B.group-login.06). */
export function removePendingLogin(): void {
  write({ token: null, user: null, products: null })
}

function write(values: Record<keyof typeof KEYS, string | null>): void {
  try {
    for (const name of ['token', 'user', 'products'] as const) {
      const value = values[name]
      if (value === null) sessionStorage.removeItem(KEYS[name])
      else sessionStorage.setItem(KEYS[name], value)
    }
  } catch {
    // Storage is blocked: the login continues without it.
  }
}
