import { ApiError, createClient } from '@gezhi/contract/client'
import { apiClient } from '../api/api-client.ts'
import { installation } from '../installation/installation.ts'
import { attachSession, closeSession, sessionToken, sessionUser, type OpenedSession } from '../session/session-store.ts'
import { readStored, writeStored } from '../storage/browser-storage.ts'
import { sharedDomain } from './shared-domain.ts'
import { readSharedLogin, sharedLogin, sharedLoginCookie, stepOnSharedLogin, takesOver, type SharedLogin } from './shared-login.ts'

/** The last code that was exchanged in this browser, by whichever tab: it works once. */
const EXCHANGED_KEY = 'sharedLoginExchanged'
/** The longest a login that leads to another site waits for its code. */
const SHARING_MS = 3000

let domain: string | null | undefined
let sharing: Promise<void> = Promise.resolve()

/** Notifies the other sites of a login here; does nothing unless this site is listed among those that share logins. */
export function shareLogin(session: OpenedSession): void {
  if (!isListed()) return
  const options = { headers: { token: session.token }, signal: AbortSignal.timeout(SHARING_MS) }
  // Without a code the other sites do not learn of the login, and ask for one.
  sharing = apiClient.accounts.shareLogin({}, options).then(
    ({ code }) => notify('LOGIN', code),
    () => {},
  )
}

/** Resolves when the last login is shared, or could not be: a page that leads to another site waits for it. */
export function loginShared(): Promise<void> {
  return sharing
}

/** Notifies the other sites of a logout here. */
export function shareLogout(): void {
  if (isListed()) notify('LOGOUT_CLEAN', null)
}

/** Follows the event of another of our sites, if any, and renders the page again. */
export async function followOtherSites(): Promise<void> {
  const event = isListed() ? readSharedLogin(document.cookie, location.host) : null
  if (event === null) return
  const own = openedSession()
  const { sharedLoginSites: sites } = installation()
  const step = stepOnSharedLogin(event, { host: location.host, sites, signedIn: own !== null })
  if (step.kind === 'nothing') return
  if (step.kind === 'clear') closeSession()
  else {
    const taken = await exchange(step.site, step.code)
    // A login or logout in the meantime has priority.
    if (taken === null || sessionToken() !== (own?.token ?? null) || !takesOver({ ...event, ...taken }, own)) return
    attachSession({ token: taken.token, user: taken.userInfo })
  }
  location.reload()
}

function isListed(): boolean {
  return installation().sharedLoginSites.includes(location.origin)
}

function notify(eventKey: SharedLogin['eventKey'], code: string | null): void {
  domain ??= sharedDomain(location.hostname, document)
  if (domain !== null) document.cookie = sharedLoginCookie(sharedLogin(eventKey, location.host, code), domain)
}

/** The session of a code, requested from the site that issued it with that site's own cookie. null for an expired code. */
async function exchange(site: string, code: string) {
  if (readStored(EXCHANGED_KEY) === code) return null
  writeStored(EXCHANGED_KEY, code)
  const client = createClient({ base: site, fetch: (input, init) => fetch(input, { ...init, credentials: 'include' }) })
  return client.accounts.takeSharedLogin({ code }).catch((error: unknown) => {
    // Requests that never reached the server are repeated.
    if (!(error instanceof ApiError)) writeStored(EXCHANGED_KEY, null)
    return null
  })
}

function openedSession(): OpenedSession | null {
  const [token, user] = [sessionToken(), sessionUser()]
  return token !== null && user !== null ? { token, user } : null
}
