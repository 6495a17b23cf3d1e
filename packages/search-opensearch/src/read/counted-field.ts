import { SearchError } from '@gezhi/search'
import type { IndexLayout } from '../storage/index-layout.ts'
import type { StoredField } from '../storage/stored-fields.ts'

/** The stored field of a facet or field name; throws `SearchError` if it cannot be counted. */
export function countedField({ kind: { fields }, fieldsByName }: IndexLayout, name: string): StoredField {
  const field = fieldsByName.get((fields.byFacet(name) ?? fields.find(name))?.name ?? '')
  if (field?.counts !== true) throw new SearchError('invalid-request', `Hits cannot be counted by ${name}`)
  return field
}

/** The most frequent values of a field, ties by value. */
export function frequentValues(field: StoredField, count: number) {
  return { terms: { field: `value.${field.name}`, size: count, order: [{ _count: 'desc' }, { _key: 'asc' }] } }
}

export interface Bucket {
  readonly key: string | number
  readonly doc_count: number
  /** Number of groups, if these are counted. */
  readonly groups?: { readonly value: number }
}
