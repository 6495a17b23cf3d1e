import type { Catalogues } from '../language/namespaces.ts'
import type { Feature, ListAction, RecordAction } from '../routing/feature.ts'
import { FEATURES } from './feature-list.ts'

/** All features: router, menus, catalogues and budgets are made from their manifests. */
export { FEATURES } from './feature-list.ts'

/** Every path with a page or a redirect: the valid targets of links. */
export type FeaturePath = (typeof FEATURES)[number]['routes'][number]['path']

/** The texts of all namespaces. */
export const CATALOGUES: Catalogues = joinCatalogues(FEATURES)

/** The actions on records of all features, in order. */
export const RECORD_ACTIONS: readonly (RecordAction | ListAction)[] = FEATURES.flatMap(
  ({ recordActions = [] }: Feature) => recordActions,
).toSorted((one, other) => one.order - other.order)

type NamespaceOf<One> = One extends Feature<string, infer Name> ? Name : never

// A namespace that is declared without being loaded by a feature makes the result too small for `Catalogues`.
function joinCatalogues<One extends Feature>(features: readonly One[]): Pick<Catalogues, NamespaceOf<One>> {
  return Object.assign({}, ...features.map(({ catalogues }) => catalogues)) as Pick<Catalogues, NamespaceOf<One>>
}
