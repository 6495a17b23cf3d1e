import { FEATURES } from '../features.ts'
import { PLANNED_ROUTES, type PlannedRoute } from '../planned.ts'

/** One route of the product, for guards, titles and menus. */
export interface RouteRow extends PlannedRoute {
  /** Its page does not exist yet: nothing links to it, and its address shows the page for planned functions (G209). */
  readonly planned?: true
}

/** Every route of the product. */
export const ROUTES: readonly RouteRow[] = [
  ...FEATURES.flatMap(({ routes }): readonly RouteRow[] => routes),
  ...PLANNED_ROUTES.map((route): RouteRow => ({ ...route, planned: true })),
]
