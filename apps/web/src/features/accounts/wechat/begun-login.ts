const KEY = 'weChatState'

// For this tab only: whoever is sent a link with a code of somebody else must not be logged in as them.

/** Keeps the state of a login that sends this tab to WeChat. */
export function keepWeChatState(state: string): void {
  try {
    sessionStorage.setItem(KEY, state)
  } catch {
    // Then the way back ends at the home page.
  }
}

/** Whether WeChat came back to the login this tab began; each counts once. */
export function takeWeChatState(state: string): boolean {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept !== null && kept === state
  } catch {
    return false
  }
}
