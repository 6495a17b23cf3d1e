import type { Field, FieldTable } from '@gezhi/records'
import { CallError } from '../http/call-error.ts'

/** The field for a name in a request: a facet of the API (`class_ipc.section`) or a name of the field table. Throws UNKNOWN_FIELD. */
export function fieldNamed(fields: FieldTable, name: string, path: string): Field {
  const field = fields.byFacet(name) ?? fields.find(name)
  if (!field) throw new CallError('UNKNOWN_FIELD', { place: path, field: name })
  return field
}

/** The field a group of the API counts. Throws UNKNOWN_FIELD, also for a field that cannot be counted. */
export function groupField(fields: FieldTable, name: string, path: string): Field & { facet: string } {
  const field = fieldNamed(fields, name, path)
  if (field.facet === undefined) throw new CallError('UNKNOWN_FIELD', { place: path, field: name })
  return { ...field, facet: field.facet }
}

/** Validates the name of a sort order of the API; returns the engine's name. Throws UNKNOWN_FIELD. */
export function sortName(fields: FieldTable, name: string, path: string): string {
  if (name === 'relevance' || fields.bySort(name)) return name
  throw new CallError('UNKNOWN_FIELD', { place: path, field: name })
}
