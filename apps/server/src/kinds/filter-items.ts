import type { Language, ParsedListRequest } from '@gezhi/contract'
import { NO_VALUE, type Field, type FieldTable } from '@gezhi/records'
import type { FieldFilter } from '@gezhi/search'
import { CallError } from '../http/call-error.ts'
import { ISSUES } from '../http/describe-issue.ts'
import { fieldNamed } from './search-fields.ts'

type FilterItem = NonNullable<ParsedListRequest['filterItems']>[number]

/**
 * The engine's filters for the items of a request, in the short form {field, valueList, filterflag} or the spec's {searchcode or code,
 * codearr, filterflag, logicode}: 1 and AND include, 0 and NOT exclude (decisions G71). Throws UNKNOWN_FIELD and, in the language
 * given, INVALID_INPUT.
 */
export function toFilters(fields: FieldTable, items: readonly FilterItem[] = [], language: Language): FieldFilter[] {
  const invalid = invalidIn(language)
  return items.map((item, index) => toFilter(fields, item, `filterItems[${index}]`, invalid))
}

/** The field that an item names and its values. Throws INVALID_INPUT if they are missing. */
export function filterField(
  item: FilterItem,
  path: string,
  language: Language,
): { readonly name: string; readonly values: readonly string[] } {
  return namedValues(item, path, invalidIn(language))
}

/** Whether an item includes its values. Throws INVALID_INPUT for a contradiction. */
export function isIncluded(item: FilterItem, path: string, language: Language): boolean {
  return includes(item, path, invalidIn(language))
}

function invalidIn(language: Language): Invalid {
  return (field, error) => {
    const message = ISSUES[error][language]
    return new CallError('INVALID_INPUT', { field, problem: message, faults: [{ field, message }] })
  }
}

/** The error for an issue at a path. */
type Invalid = (field: string, error: keyof typeof ISSUES) => CallError

function toFilter(fields: FieldTable, item: FilterItem, path: string, invalid: Invalid): FieldFilter {
  const { name, values } = namedValues(item, path, invalid)
  const field = fieldNamed(fields, name, `${path}.field`)
  values.forEach((value, index) => {
    if (!fits(field, value)) throw invalid(`${path}.valueList[${index}]`, 'needsNumber')
  })
  return { field: field.name, values, include: includes(item, path, invalid) }
}

function namedValues(item: FilterItem, path: string, invalid: Invalid) {
  const name = item.field ?? item.searchcode ?? item.code
  if (!name) throw invalid(`${path}.field`, 'missing')
  const values = item.valueList ?? item.codearr ?? item.namelist ?? []
  if (!values.length) throw invalid(`${path}.valueList`, 'missing')
  return { name, values }
}

/** Dates and counts are numbers; `NO_VALUE` selects records without a date. */
function fits({ type }: Field, value: string): boolean {
  return (type !== 'date' && type !== 'count') || /^\d{1,9}$/.test(value) || (type === 'date' && value === NO_VALUE)
}

function includes({ filterflag, logicode }: FilterItem, path: string, invalid: Invalid): boolean {
  const byFlag = filterflag === undefined ? undefined : filterflag === 1
  const byLogic = logicode === undefined ? undefined : logicode === 'AND'
  if (byFlag !== undefined && byLogic !== undefined && byFlag !== byLogic) {
    throw invalid(`${path}.logicode`, 'contradiction')
  }
  return byFlag ?? byLogic ?? true
}
