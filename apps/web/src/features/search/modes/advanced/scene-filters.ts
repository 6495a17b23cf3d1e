import type { SearchScene } from '@gezhi/contract/client'
import type { FacetFilter } from '../../../../search-state/facet-filter.ts'

/** The filters a result list begins with in a scene (G64); they can be taken away there. Pure. */
export function sceneFilters(scene: SearchScene): FacetFilter[] {
  return Object.entries(scene).flatMap(([facet, { values, include }]) => values.map((value) => ({ facet, value, include })))
}

/** The query narrowed to a scene: what it finds is what the list of the scene will show. Pure. */
export function withinScene(query: string, scene: SearchScene): string {
  const parts = sceneFilters(scene).map(({ facet, value, include }) => `${include ? '' : 'NOT '}${facet}=${value}`)
  return parts.length === 0 || query === '' ? query : [`(${query})`, ...parts].join(' AND ')
}
