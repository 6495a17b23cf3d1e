import { installation } from '../../installation/installation.ts'
import { sessionUser } from '../../session/session-store.ts'
import { requireLogin } from '../require-login.ts'
import { findRoute } from './find-route.ts'
import type { RouteRow } from './routes.ts'

/**
 * `beforeLoad` of every page: a visitor is redirected to /login with the path saved, or sees one of the seven pages with an overlay.
 */
export function guardRoute({ location, preload }: { location: { pathname: string; href: string }; preload: boolean }): void {
  const route = findRoute(location.pathname)
  if (route === undefined || isOverlaid(route)) return
  if (needsLogin(route)) requireLogin({ location, preload })
}

/**
 * Whether a route is one of the seven functions and nobody is signed in: its introduction is shown, a click leads to /login
 * (B.router.21).
 */
export function isOverlaid(route: RouteRow): boolean {
  return route.access === 'overlay' && !sessionUser()
}

function needsLogin({ access }: RouteRow): boolean {
  switch (access) {
    case 'public':
    case 'guest':
      return false
    case 'reader':
      return installation().access !== 'open'
    case 'login':
    case 'operator':
    case 'overlay':
      return true
  }
}
