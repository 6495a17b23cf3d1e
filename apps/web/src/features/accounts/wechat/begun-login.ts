const KEY = 'weChatLogin'

// For this tab only: a link with somebody else's code must not log its reader in as them.

/**
 * A login that redirected this tab to WeChat: its state, which is returned in the address, and the secret that never left this browser.
 */
export interface BegunLogin {
  readonly state: string
  readonly browserKey: string
}

/** A secret nobody can guess: 256 random bits as hex. */
export function newBrowserKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Stores a login that redirects this tab to WeChat. */
export function storeWeChatLogin(login: BegunLogin): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(login))
  } catch {
    // Then the redirect back ends at the home page.
  }
}

/** The login started by this tab, if WeChat redirected back with its state; each can be used once. */
export function takeWeChatLogin(state: string): BegunLogin | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as BegunLogin | null
    sessionStorage.removeItem(KEY)
    return stored?.state === state ? stored : null
  } catch {
    return null
  }
}
