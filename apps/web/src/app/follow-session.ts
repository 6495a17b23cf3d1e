import type { AnyRouter } from '@tanstack/react-router'
import { saveLoginRedirect } from '../session/after-login.ts'
import { onSessionEnd } from '../session/session-end.ts'
import { onLoginSuccess, sessionUser } from '../session/session-store.ts'
import { followOtherSites, shareLogin } from '../session-lifecycle/share-login.ts'

/** The shared cookie is checked at this interval while the page is visible. */
const SHARED_LOGIN_MS = 2000

/**
 * Redirects to the login with the reason when the server has ended the session (B.session-codes.22), saves the page from which anybody
 * goes to the login (B.navigation.01), and keeps tabs and sites of one browser on one session.
 */
export function followSession(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    // A guard has saved the requested page, which differs from the previous one.
    if (toLocation.pathname === '/login' && fromLocation && !toLocation.state.guarded) saveLoginRedirect(fromLocation.href)
  })
  onSessionEnd((reason) => {
    saveLoginRedirect(router.state.location.href)
    const address = router.buildLocation({ to: '/login', search: { id: String(reason) } })
    // A fresh document, so that no data of the user remains in memory.
    location.assign(address.publicHref)
  })
  onLoginSuccess(shareLogin)
  followOtherTabs()
  void followOtherSites()
  setInterval(() => {
    if (document.visibilityState === 'visible') void followOtherSites()
  }, SHARED_LOGIN_MS)
}

/** Another tab logged in or out: the page is rendered again for the current user. */
function followOtherTabs(): void {
  let drawnFor = name()
  // Changes by this tab itself are not announced to it: it is up to date once the page has changed.
  onLoginSuccess(() => (drawnFor = name()))
  addEventListener('storage', ({ key }) => {
    if (key !== 'user' || name() === drawnFor) return
    drawnFor = name()
    location.reload()
  })
}

function name(): string | null {
  return sessionUser()?.telephone ?? sessionUser()?.nick ?? null
}
