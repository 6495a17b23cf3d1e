/**
 * Keys preserved when the storage is cleared: the three the spec names (B.session.02, G118), and theme, language, a guest's settings, the
 * sidebar's state and the banner for old browsers, which belong to the browser, not to the user.
 */
const PRESERVED = [/^ai/, /^hasLoggedInBefore$/, /^loginRedirectPath$/, /^gezhi\.(?:theme|language|guestSettings|sidebar|oldBrowser)$/]

/** Clears local and session storage but for what a logout keeps. Does nothing if storage is blocked. */
export function clearStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!PRESERVED.some((pattern) => pattern.test(key))) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Then nothing was stored either.
  }
}
