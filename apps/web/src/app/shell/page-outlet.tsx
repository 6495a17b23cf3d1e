import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSessionUser } from '../../session/session-store.ts'
import { findRoute } from '../routes/find-route.ts'
import { isOverlaid } from '../routes/guard-route.ts'
import { PagePending } from './page-pending.tsx'

const ClosedFunction = lazy(async () => ({ default: (await import('./closed-function.tsx')).ClosedFunction }))

/** Renders the page; for a guest at one of the seven functions, its introduction under the overlay. */
export function PageOutlet() {
  const route = findRoute(useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' }))
  useSessionUser()
  if (!route || !isOverlaid(route)) return <Outlet />
  return (
    <Suspense fallback={<PagePending />}>
      <ClosedFunction route={route} />
    </Suspense>
  )
}
