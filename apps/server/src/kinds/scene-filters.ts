import { sceneNamed } from '@gezhi/contract'
import type { Filter } from '@gezhi/search'
import type { RecordSearch } from './record-search.ts'

/** What a scene of the advanced search selects, as far as the filters of a request say nothing about the same fields. Pure. */
export function sceneFilters(
  { engine, scenes = {} }: Pick<RecordSearch, 'engine' | 'scenes'>,
  scene: string | undefined,
  requested: readonly Filter[],
): Filter[] {
  return Object.entries(scenes[sceneNamed(scenes, scene ?? '')] ?? {}).flatMap(([name, { values, include }]) => {
    const field = engine.kind.fields.find(name)?.name ?? name
    return requested.some((filter) => filter.field === field) ? [] : [{ field, values, include }]
  })
}
