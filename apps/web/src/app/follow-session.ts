import type { AnyRouter } from '@tanstack/react-router'
import { saveLoginRedirect } from '../session/after-login.ts'
import { onSessionEnd } from '../session/session-end.ts'
import { onLoginSuccess, sessionUser } from '../session/session-store.ts'
import { followOtherSites, shareLogin } from '../session-lifecycle/share-login.ts'

/** The shared cookie is looked at this often while the page is seen. */
const SHARED_LOGIN_MS = 2000

/**
 * Leads to the login whoever's session the server has ended, with the reason (B.session-codes.22), keeps the page from which anybody
 * goes to the login (B.navigation.01), and keeps tabs and sites of one browser at one session.
 */
export function followSession(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    // A guard has saved the page that was asked for, which is not the one it was asked from.
    if (toLocation.pathname === '/login' && fromLocation && !toLocation.state.guarded) saveLoginRedirect(fromLocation.href)
  })
  onSessionEnd((reason) => {
    saveLoginRedirect(router.state.location.href)
    const address = router.buildLocation({ to: '/login', search: { id: String(reason) } })
    // A fresh document: nothing the user was answered stays in memory.
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
  // What this tab does itself is not told to it: it is up to date once the page has changed.
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
