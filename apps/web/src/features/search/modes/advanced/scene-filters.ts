import { SEARCH_SCENES, type SceneName, type SearchScene } from '@gezhi/contract/client'
import type { FacetFilter } from '../../../../search-state/facet-filter.ts'

/** The filters a result list begins with in a scene (G64); they can be taken away there. Pure. */
export function sceneFilters(scene: SceneName): FacetFilter[] {
  const { country, type }: SearchScene = SEARCH_SCENES[scene]
  return [
    ...(country?.values ?? []).map((value): FacetFilter => ({ facet: 'country', value, include: country?.include ?? true })),
    ...(type?.values ?? []).map((value): FacetFilter => ({ facet: 'type', value, include: type?.include ?? true })),
  ]
}

/** The query narrowed to a scene: what it finds is what the list of the scene will show. Pure. */
export function withinScene(query: string, scene: SceneName): string {
  const parts = sceneFilters(scene).map(({ facet, value, include }) => `${include ? '' : 'NOT '}${facet}=${value}`)
  return parts.length === 0 || query === '' ? query : [`(${query})`, ...parts].join(' AND ')
}
