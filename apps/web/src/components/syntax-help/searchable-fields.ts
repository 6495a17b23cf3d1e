import type { Field, FieldGroup, FieldTable } from '@gezhi/records'

export interface FieldSection {
  readonly group: FieldGroup
  readonly fields: readonly Field[]
}

/** The searchable fields, by group, in the order of the field table; with a text only those whose name, alias or label contains it. */
export function searchableFields(table: FieldTable, filter: string): FieldSection[] {
  const typed = filter.trim().toLowerCase()
  const fields = table.list.filter((field) => field.withoutSource === undefined && matches(field, typed))
  const groups = [...new Set(fields.map(({ group }) => group))]
  return groups.map((group) => ({ group, fields: fields.filter((field) => field.group === group) }))
}

function matches(field: Field, typed: string): boolean {
  return [field.name, ...field.aliases, field.label.zh, field.label.en].some((name) => name.toLowerCase().includes(typed))
}
