import { redirect } from '@tanstack/react-router'
import type { RouteVisit } from '../../routing/feature.ts'

/** The first page with `login` in its address leads to the login. */
export function sendToLogin({ location }: RouteVisit): void {
  if ('login' in location.search) throw redirect({ to: '/login', replace: true })
}
