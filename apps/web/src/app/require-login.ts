import { redirect } from '@tanstack/react-router'
import { saveLoginRedirect } from '../session/after-login.ts'
import { sessionUser } from '../session/session-store.ts'

/** `beforeLoad` of pages that need a login: a visitor is sent to /login and comes back to the page afterwards (B.roles.12, G05). */
export function requireLogin({ location }: { location: { href: string } }): void {
  if (sessionUser()) return
  saveLoginRedirect(location.href)
  throw redirect({ to: '/login', replace: true })
}
