import { facetField, patentField, sortField, type PatentField } from '@gezhi/records'
import { CallError } from '../http/call-error.ts'

/** The field a name in a request means: a facet of the API (`class_ipc.section`) or a name of the field table. Throws UNKNOWN_FIELD. */
export function fieldNamed(name: string, place: string): PatentField {
  const field = facetField(name) ?? patentField(name)
  if (!field) throw new CallError('UNKNOWN_FIELD', { place, field: name })
  return field
}

/** The field a group of the API counts. Throws UNKNOWN_FIELD, also for a field that cannot be counted. */
export function groupField(name: string, place: string): PatentField & { facet: string } {
  const field = fieldNamed(name, place)
  if (field.facet === undefined) throw new CallError('UNKNOWN_FIELD', { place, field: name })
  return { ...field, facet: field.facet }
}

/** Checks the name of an order of the API; answers what the engine calls it. Throws UNKNOWN_FIELD. */
export function sortName(name: string, place: string): string {
  if (name === 'relevance' || sortField(name)) return name
  throw new CallError('UNKNOWN_FIELD', { place, field: name })
}
