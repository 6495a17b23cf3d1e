import { redirect } from '@tanstack/react-router'
import { saveLoginRedirect } from '../session/after-login.ts'
import { sessionUser } from '../session/session-store.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A guard has redirected here and saved the requested page. */
    guarded?: true
  }
}

interface Visit {
  readonly location: { readonly href: string }
  /** The page's code is being preloaded because the pointer is near its link; there is no navigation yet. */
  readonly preload?: boolean
}

/** Sends a visitor to /login, to return to the page afterwards (B.roles.12, G05); users proceed. */
export function requireLogin({ location, preload = false }: Visit): void {
  if (sessionUser()) return
  if (!preload) saveLoginRedirect(location.href)
  throw redirect({ to: '/login', replace: true, state: { guarded: true } })
}
