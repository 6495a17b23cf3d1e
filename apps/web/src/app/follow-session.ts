import type { AnyRouter } from '@tanstack/react-router'
import { saveLoginRedirect } from '../session/after-login.ts'
import { onSessionEnd } from '../session/session-end.ts'

/**
 * Leads to the login whoever's session the server has ended, with the reason (B.session-codes.22), and keeps the page from which anybody
 * goes to the login (B.navigation.01).
 */
export function followSession(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (toLocation.pathname === '/login' && fromLocation) saveLoginRedirect(fromLocation.href)
  })
  onSessionEnd((code) => {
    saveLoginRedirect(router.state.location.href)
    const address = router.buildLocation({ to: '/login', search: code === 401 ? {} : { id: String(code) } })
    // A fresh document: nothing the user was answered stays in memory.
    location.assign(address.publicHref)
  })
}
