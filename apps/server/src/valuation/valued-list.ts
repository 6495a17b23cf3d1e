import {
  MAX_EXAMINED_HITS,
  MAX_VALUED_PATENTS,
  type Language,
  type ParsedRequestOf,
  type Calls,
  type ValuationFilter,
  type ValuationSearchType,
  type ValuedList,
} from '@gezhi/contract'
import type { QueryNode } from '@gezhi/query'
import { PATENT_FIELD_TABLE, VALUATION_LEVELS, type PatentRecord, type ValuationFormula } from '@gezhi/records'
import type { CountRequest, FieldFilter, Filter, SearchEngine } from '@gezhi/search'
import { readSearchQuery } from '../kinds/read-search-query.ts'
import type { QueryOptions } from '../kinds/query-options.ts'
import { valueById, type ValuedPatent } from './patent-valuer.ts'
import { byValue, countLevels, valuedRow } from './valued-row.ts'

export type ValuationSearch = ParsedRequestOf<Calls['valuation']['searchValuations']>

/** The fields of the lists that the index filters by; years are those of the date of the name. */
const FIELDS: Readonly<Record<Exclude<ValuationFilter, 'patentValuationLevel'>, string>> = {
  applicationYear: 'ady',
  legalStatusCode: 'status',
  publicationType: 'type',
  publicationYear: 'pdy',
}

const SEARCHED: Readonly<Record<ValuationSearchType, readonly string[] | null>> = {
  ALL: null,
  TITLE: ['TI'],
  APPLICANT: ['APCS'],
  INVENTOR: ['IN'],
  NUMBER: ['pn', 'an'],
}

/** Values of a list of the filter, at most. */
const GROUP_SIZE = 30

interface ListParts {
  readonly engine: SearchEngine<PatentRecord>
  readonly formula: ValuationFormula
  readonly today: string
  readonly signal: AbortSignal
  readonly language: Language
  /** What the caller may see. */
  readonly visible: readonly Filter[]
  readonly options: QueryOptions
}

/** Hits of a search with their values, newest first. A level is filtered among the first `MAX_EXAMINED_HITS` only. Throws QUERY_SYNTAX. */
export async function searchValues(request: ValuationSearch, parts: ListParts): Promise<ValuedList> {
  const selection = selectionOf(request, parts, parts.visible)
  const { from, size, patentValuationLevel: levels } = request
  const { total, relation } = await parts.engine.count(selection)
  const examined = await valuePage(selection, { from: 0, size: MAX_EXAMINED_HITS }, parts)
  const groupList = await groupsOf(selection, examined, parts)
  const isPart = total > examined.length
  if (levels.length > 0) {
    const chosen = examined.filter(({ valuation }) => levels.includes(valuation.level))
    return {
      total: chosen.length,
      totalRelation: isPart ? 'gte' : 'eq',
      list: chosen.slice(from, from + size).map((one) => valuedRow(one, parts.language)),
      groupList,
      examined: isPart ? examined.length : null,
      version: parts.formula.version,
    }
  }
  const page = from + size <= examined.length ? examined.slice(from, from + size) : await valuePage(selection, { from, size }, parts)
  return {
    total,
    totalRelation: relation,
    list: page.map((one) => valuedRow(one, parts.language)),
    groupList,
    examined: isPart ? examined.length : null,
    version: parts.formula.version,
  }
}

/** The patents of a valuation that meet a filter, highest value first. Throws QUERY_SYNTAX. */
export async function listValues(
  request: ValuationSearch,
  { id, patents }: { readonly id: string; readonly patents: readonly string[] },
  parts: ListParts,
): Promise<ValuedList> {
  const records = { name: `valuation ${id} ${patents.length}`, ids: () => Promise.resolve(patents) }
  const selection = selectionOf(request, parts, [{ records }, ...parts.visible])
  const all = (await valuePage(selection, { from: 0, size: MAX_VALUED_PATENTS }, parts)).toSorted(byValue)
  const { from, size, patentValuationLevel: levels } = request
  const chosen = levels.length === 0 ? all : all.filter(({ valuation }) => levels.includes(valuation.level))
  return {
    total: chosen.length,
    totalRelation: 'eq',
    list: chosen.slice(from, from + size).map((one) => valuedRow(one, parts.language)),
    groupList: await groupsOf(selection, all, parts),
    examined: null,
    version: parts.formula.version,
  }
}

function selectionOf(request: ValuationSearch, { language, options, signal }: ListParts, others: readonly Filter[]): CountRequest {
  const { textContent, searchType } = request
  const filters = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).flatMap((name): FieldFilter[] =>
    request[name].length === 0 ? [] : [{ field: FIELDS[name], values: request[name], include: true }],
  )
  const query = textContent === '' ? null : queryOf(textContent, searchType, { language, options })
  return { query, filters: [...filters, ...others], signal }
}

function queryOf(
  queryStr: string,
  searchType: ValuationSearchType,
  { language, options }: Pick<ListParts, 'language' | 'options'>,
): QueryNode {
  const fields = SEARCHED[searchType]
  if (fields !== null) return { kind: 'field', fields, operand: { kind: 'word', text: queryStr } }
  return readSearchQuery({ queryStr, mode: 'box' }, language, options).tree
}

async function valuePage(
  selection: CountRequest,
  { from, size }: { from: number; size: number },
  { engine, formula, today, signal }: ListParts,
): Promise<ValuedPatent[]> {
  const { hits } = await engine.page({ ...selection, from, size, short: true })
  return valueById(
    engine,
    hits.map(({ docId }) => docId),
    { formula, today, signal },
  )
}

/** The values of the five lists, with their counts; levels of the patents valued. */
async function groupsOf(
  selection: CountRequest,
  valued: readonly ValuedPatent[],
  { engine, language }: ListParts,
): Promise<ValuedList['groupList']> {
  const names = Object.keys(FIELDS) as (keyof typeof FIELDS)[]
  const fields = names.map((name) => PATENT_FIELD_TABLE.find(FIELDS[name])!)
  const facets = await engine.facets({ ...selection, facets: fields.map(({ facet }) => ({ field: facet!, count: GROUP_SIZE })) })
  const groups = names.map((field, index) => ({
    field,
    list: facets[index]!.list.map(({ value, count }) => ({ value, name: fields[index]!.labels?.[value]?.[language] ?? value, count })),
  }))
  const levels = countLevels(valued)
  return [
    ...groups,
    { field: 'patentValuationLevel', list: VALUATION_LEVELS.map((level) => ({ value: level, name: level, count: levels[level] })) },
  ]
}
