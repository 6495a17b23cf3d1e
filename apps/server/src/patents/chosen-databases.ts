import { PATENT_FIELD_TABLE, readCode } from '@gezhi/records'
import type { Filter } from '@gezhi/search'

/** The databases of a search; nothing, or an empty list, for all. */
export interface ChosenDatabases {
  /** Patent types, as codes or by name. */
  readonly typeList?: readonly string[] | undefined
  /** Publishing offices, as codes. */
  readonly countryList?: readonly string[] | undefined
}

/** The filters of the chosen databases; none for all of them. */
export function databaseFilters({ typeList = [], countryList = [] }: ChosenDatabases): Filter[] {
  return [...valuesOf('patent_type', typeList), ...valuesOf('country', countryList)]
}

function valuesOf(facet: string, values: readonly string[]): Filter[] {
  const field = PATENT_FIELD_TABLE.byFacet(facet)
  if (values.length === 0 || !field) return []
  const codes = values.map((value) => (field.labels ? (readCode(field.labels, value) ?? value) : value))
  return [{ field: field.name, values: codes, include: true }]
}
