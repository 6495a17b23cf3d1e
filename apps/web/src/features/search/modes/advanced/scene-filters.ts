import type { SearchScene } from '@gezhi/contract/client'
import type { FacetFilter } from '../../../../search-state/facet-filter.ts'

/** The initial filters of a result list in a scene (G64), which can be removed there. Pure. */
export function sceneFilters(scene: SearchScene): FacetFilter[] {
  return Object.entries(scene).flatMap(([facet, { values, include }]) => values.map((value) => ({ facet, value, include })))
}

/** The query limited to a scene: it finds what the list of the scene shows. Pure. */
export function withinScene(query: string, scene: SearchScene): string {
  const parts = sceneFilters(scene).map(({ facet, value, include }) => `${include ? '' : 'NOT '}${facet}=${value}`)
  return parts.length === 0 || query === '' ? query : [`(${query})`, ...parts].join(' AND ')
}
