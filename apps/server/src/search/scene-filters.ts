import { SEARCH_SCENES, sceneNamed } from '@gezhi/contract'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import type { Filter } from '@gezhi/search'

/** What a scene of the advanced search selects of offices and types (G64), as far as the filters of a request say nothing about them. Pure. */
export function sceneFilters(scene: string | undefined, asked: readonly Filter[]): Filter[] {
  return Object.entries(SEARCH_SCENES[sceneNamed(scene ?? 'all')]).flatMap(([name, { values, include }]) => {
    const field = PATENT_FIELD_TABLE.find(name)?.name ?? name
    return asked.some((filter) => filter.field === field) ? [] : [{ field, values, include }]
  })
}
