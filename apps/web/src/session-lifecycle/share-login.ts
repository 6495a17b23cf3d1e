import { apiClient } from '../api/api-client.ts'
import { adoptSession, closeSession, sessionToken, sessionUser, type OpenedSession } from '../session/session-store.ts'
import { sharedDomain } from './shared-domain.ts'
import { readSharedLogin, sharedLogin, sharedLoginCookie, stepOnSharedLogin, type SharedLogin } from './shared-login.ts'

let domain: string | null | undefined

/** Tells the other sites of this domain; says nothing where there can be none. */
export function tellOtherSites(eventKey: SharedLogin['eventKey'], session: OpenedSession | null): void {
  domain ??= sharedDomain(location.hostname, document)
  if (domain !== null) document.cookie = sharedLoginCookie(sharedLogin(eventKey, location.host, session), domain)
}

/**
 * Does what another of our sites asks for, if anything, and draws the page anew. A token is taken over only when the server knows it: what
 * lies in the cookie may be older than its session.
 */
export async function followOtherSites(): Promise<void> {
  const event = readSharedLogin(document.cookie)
  if (event === null) return
  const own = openedSession()
  const step = stepOnSharedLogin(event, location.host, own)
  switch (step.kind) {
    case 'nothing':
      return
    case 'clear':
      closeSession()
      break
    case 'adopt':
      if (!(await isLiving(step.token)) || sessionToken() !== (own?.token ?? null)) return
      adoptSession(step)
  }
  location.reload()
}

function openedSession(): OpenedSession | null {
  const [token, user] = [sessionToken(), sessionUser()]
  return token !== null && user !== null ? { token, user } : null
}

async function isLiving(token: string): Promise<boolean> {
  return apiClient.accounts.findUserInformation({}, { headers: { token } }).then(
    () => true,
    () => false,
  )
}
