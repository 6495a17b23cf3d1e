import type { NavigationItem, RouteFacts } from '../routing/feature.ts'

// Routes of the product without a page yet: nothing links to them, and all show one page that names the function (G209). A route moves into
// the manifest of the feature that builds its page, together with its menu entry. At present every route has its page.

/** A route without a page. */
export type PlannedRoute = RouteFacts

/** Every route without a page. */
export const PLANNED_ROUTES: readonly PlannedRoute[] = []

/** Their future menu entries. */
export const PLANNED_NAVIGATION: readonly NavigationItem[] = []
