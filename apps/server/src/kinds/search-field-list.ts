import { knownScene, type Language, type SearchField } from '@gezhi/contract'
import { exampleOf, FIELD_GROUP_LABELS, type Field } from '@gezhi/records'
import type { RecordSearch } from './record-search.ts'

/** The fields offered by forms in a scene: the searchable ones, without those for which the scene leaves one value only. Pure. */
export function searchFieldList(
  { engine, scenes = {} }: Pick<RecordSearch, 'engine' | 'scenes'>,
  scene: string,
  language: Language,
): SearchField[] {
  const selected = scenes[knownScene(scenes, scene)] ?? {}
  const settled = new Set(
    Object.entries(selected).flatMap(([field, { include, values }]) => (include && values.length === 1 ? [field] : [])),
  )
  return engine.kind.fields.list.flatMap((field, index) =>
    field.withoutSource === undefined && !settled.has(field.name) ? [searchField(field, index + 1, language)] : [],
  )
}

function searchField({ name, aliases, type, group, label, labels = {}, ...field }: Field, id: number, language: Language): SearchField {
  return {
    id: String(id),
    name: label[language],
    code: name,
    group,
    groupName: FIELD_GROUP_LABELS[group][language],
    inputType: type,
    aliases: [...aliases],
    example: exampleOf(field, language),
    values: Object.entries(labels).map(([value, named]) => ({ value, name: named[language] })),
  }
}
