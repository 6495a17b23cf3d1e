import type { CALLS, ParsedRequestOf } from '@gezhi/contract'
import type { PatentField } from '@gezhi/records'
import type { Filter } from '@gezhi/search'
import { CallError } from '../plugins/call-error.ts'
import { fieldNamed } from './search-fields.ts'

type SearchRequest = ParsedRequestOf<(typeof CALLS)['search']['searchPatents']>
type FilterItem = NonNullable<SearchRequest['filterItems']>[number]

/**
 * The engine's filters for the items of a request, in the short form {field, valueList, filterflag} or the spec's {searchcode or code,
 * codearr, filterflag, logicode}: 1 and AND include, 0 and NOT exclude (decisions G71).
 */
export function toFilters(items: readonly FilterItem[] = []): Filter[] {
  return items.map((item, index) => toFilter(item, `filterItems[${index}]`))
}

function toFilter(item: FilterItem, place: string): Filter {
  const name = item.field ?? item.searchcode ?? item.code
  if (!name) throw invalid(`${place}.field`, '?')
  const values = item.valueList ?? item.codearr ?? item.namelist ?? []
  if (!values.length) throw invalid(`${place}.valueList`, '[]')
  const field = fieldNamed(name, `${place}.field`)
  values.forEach((value, index) => requireFitting(field, value, `${place}.valueList[${index}]`))
  return { field: field.name, values, include: includes(item, place) }
}

/** Dates and counts are numbers. */
function requireFitting({ type }: PatentField, value: string, place: string): void {
  if ((type === 'date' || type === 'count') && !/^\d{1,9}$/.test(value)) throw invalid(place, value)
}

function includes({ filterflag, logicode }: FilterItem, place: string): boolean {
  const byFlag = filterflag === undefined ? undefined : filterflag === 1
  const byLogic = logicode === undefined ? undefined : logicode === 'AND'
  if (byFlag !== undefined && byLogic !== undefined && byFlag !== byLogic) {
    throw invalid(`${place}.logicode`, `${logicode} ≠ filterflag ${filterflag}`)
  }
  return byFlag ?? byLogic ?? true
}

function invalid(field: string, problem: string): CallError {
  return new CallError('INVALID_INPUT', { field, problem, faults: [{ field, message: problem }] })
}
