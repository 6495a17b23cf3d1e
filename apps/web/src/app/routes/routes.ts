import { FEATURES } from '../features.ts'
import type { RouteFacts } from '../../routing/feature.ts'

/** One route of the product, for guards, titles and menus. */
export type RouteRow = RouteFacts

/** Every route of the product. */
export const ROUTES: readonly RouteRow[] = FEATURES.flatMap(({ routes }): readonly RouteRow[] => routes)
