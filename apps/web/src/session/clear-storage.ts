/**
 * What stays when the rest is cleared: the three the spec names (B.session.02, G118), and colours, language, a visitor's settings,
 * the sidebar's fold and the banner for old browsers, which belong to the browser and not to the user.
 */
const PRESERVED = [/^ai/, /^hasLoggedInBefore$/, /^loginRedirectPath$/, /^gezhi\.(?:theme|language|guestSettings|sidebar|oldBrowser)$/]

/** Clears local and session storage but for what a logout keeps. Does nothing where storage is blocked. */
export function clearStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!PRESERVED.some((pattern) => pattern.test(key))) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Then nothing was kept either.
  }
}
