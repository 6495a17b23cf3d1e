import { knownScene } from '@gezhi/contract'
import type { FieldFilter } from '@gezhi/search'
import type { RecordSearch } from './record-search.ts'

/** The filters of a scene of the advanced search, except for fields that the filters of the request contain. Pure. */
export function sceneFilters(
  { engine, scenes = {} }: Pick<RecordSearch, 'engine' | 'scenes'>,
  scene: string | undefined,
  requested: readonly FieldFilter[],
): FieldFilter[] {
  return Object.entries(scenes[knownScene(scenes, scene ?? '')] ?? {}).flatMap(([name, { values, include }]) => {
    const field = engine.kind.fields.find(name)?.name ?? name
    return requested.some((filter) => filter.field === field) ? [] : [{ field, values, include }]
  })
}
