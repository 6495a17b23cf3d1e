const KEY = 'weChatLogin'

// For this tab only: a link with the code of somebody else must not log its reader in as them.

/** A login that sent this tab to WeChat: its state, which comes back in the address, and the secret that never left this browser. */
export interface BegunLogin {
  readonly state: string
  readonly browserKey: string
}

/** A secret nobody can guess: 256 random bits as hex. */
export function newBrowserKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Keeps a login that sends this tab to WeChat. */
export function storeWeChatLogin(login: BegunLogin): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(login))
  } catch {
    // Then the way back ends at the home page.
  }
}

/** The login this tab began, if WeChat came back to it with its state; each counts once. */
export function takeWeChatLogin(state: string): BegunLogin | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as BegunLogin | null
    sessionStorage.removeItem(KEY)
    return stored?.state === state ? stored : null
  } catch {
    return null
  }
}
