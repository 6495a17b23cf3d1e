import { MAX_COUNTED_GROUPS, type GroupTable, type GroupTableRows, type Language } from '@gezhi/contract'
import type { QueryNode } from '@gezhi/query'
import { NO_VALUE, PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { Filter, SearchEngine } from '@gezhi/search'
import { allOf, anyOf } from '../classification/join-queries.ts'
import { comparableName } from '../companies/comparable-name.ts'
import { citationFlow } from './citation-flow.ts'
import type { CountedGroup, TabulatedGroup } from './counted-group.ts'
import { queryOfNames } from './find-companies.ts'

type Engine = Pick<SearchEngine<PatentRecord>, 'count' | 'facets' | 'table' | 'page'>
type Row = GroupTableRows['list'][number]

/** What is counted within which patents. */
export interface TableRequest {
  readonly within: QueryNode | null
  readonly filters: readonly Filter[]
  readonly signal: AbortSignal
  readonly language: Language
}

/** The name of a group in place of a facet. */
const GROUP = 'group'
const FIELDS = { class: 'class_ipc.subclass', year: 'application_date.year', inventor: 'inventor.original.name' } as const
/** Co-applicants are applicants: an assignee did not file together with them. */
const APPLICANT = 'AP'
/** Values of a facet that the columns of a subject are found among. */
const MAX_VALUES = 1000
const MAX_CLASSES = 20
const MAX_YEARS = 200
const MAX_PARTNERS = 20
const MAX_INVENTORS = 40
/** Milliseconds. */
const TIME_LIMIT = 20_000

/** Pairs of groups, or companies, and what they are counted by. A record counts once for each pair. */
export async function tabulateGroups(
  engine: Engine,
  subjects: readonly TabulatedGroup[],
  by: GroupTable,
  request: TableRequest,
): Promise<GroupTableRows> {
  switch (by) {
    case 'class':
      return heatMap(engine, await countedSubjects(engine, subjects, request), FIELDS.class, MAX_CLASSES, request)
    case 'year':
      return heatMap(engine, await countedSubjects(engine, subjects, request), FIELDS.year, MAX_YEARS, request)
    case 'partner':
      return partners(engine, await countedSubjects(engine, subjects, request, APPLICANT), request)
    case 'inventor':
      return inventors(engine, subjects, request)
    case 'citation':
      return citations(engine, await countedSubjects(engine, subjects, request), request)
  }
}

/** Those with the most patents, ties by name; none without patents. */
async function countedSubjects(
  engine: Engine,
  subjects: readonly TabulatedGroup[],
  { within, filters, signal }: TableRequest,
  field?: string,
): Promise<CountedGroup[]> {
  const counted = await Promise.all(
    subjects.map(async (subject) => {
      const query = allOf([within, queryOfNames(subject.names, field)])
      const { total } = await engine.count({ query, filters, exact: true, signal })
      return { ...subject, query, count: total }
    }),
  )
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_COUNTED_GROUPS)
}

async function facetOf(engine: Engine, query: QueryNode | null, field: string, count: number, { filters, signal }: TableRequest) {
  const [facet] = await engine.facets({ query, filters, facets: [{ field, count }], timeLimit: TIME_LIMIT, signal })
  return facet!
}

async function heatMap(
  engine: Engine,
  subjects: readonly CountedGroup[],
  field: string,
  columns: number,
  request: TableRequest,
): Promise<GroupTableRows> {
  const answer = { field: GROUP, columnField: field }
  if (subjects.length === 0) return { ...answer, list: [], complete: true }
  const whole = await facetOf(engine, anyOf(subjects.map(({ query }) => query)), field, columns, request)
  const facets = await Promise.all(subjects.map(({ query }) => facetOf(engine, query, field, MAX_VALUES, request)))
  const labels = PATENT_KIND.fields.byFacet(field)?.labels
  const list = subjects.flatMap(({ value, name }, at) => {
    const counts = new Map(facets[at]!.list.map((one) => [one.value, one.count]))
    return whole.list.flatMap(({ value: column }): Row[] => {
      const count = column === NO_VALUE ? 0 : (counts.get(column) ?? 0)
      return count === 0 ? [] : [{ value, name, column, columnName: labels?.[column]?.[request.language] ?? column, count }]
    })
  })
  return { ...answer, list, complete: !whole.timedOut && facets.every(({ timedOut }) => !timedOut) }
}

/** Subjects and the applicants that filed most often together with any of them. */
async function partners(engine: Engine, subjects: readonly CountedGroup[], request: TableRequest): Promise<GroupTableRows> {
  const answer = { field: GROUP, columnField: GROUP }
  if (subjects.length === 0) return { ...answer, list: [], complete: true }
  const { filters, signal } = request
  const own = new Set(subjects.flatMap(({ names }) => names.map(comparableName)))
  const [whole, ...facets] = await Promise.all([
    facetOf(engine, anyOf(subjects.map(({ query }) => query)), APPLICANT, MAX_VALUES, request),
    ...subjects.map(({ query }) => facetOf(engine, query, APPLICANT, MAX_VALUES, request)),
  ])
  const others = whole.list.filter(({ value }) => !own.has(comparableName(value))).slice(0, MAX_PARTNERS)
  const between = await Promise.all(
    subjects.flatMap((one, at) =>
      subjects.slice(at + 1).map(async (other): Promise<Row> => {
        const { total } = await engine.count({ query: allOf([one.query, other.query]), filters, exact: true, signal })
        return { value: one.value, name: one.name, column: other.value, columnName: other.name, count: total }
      }),
    ),
  )
  const joint = subjects.flatMap(({ value, name }, at) => {
    const counts = new Map(facets[at]!.list.map((one) => [one.value, one.count]))
    return others.map((other): Row => ({ value, name, column: other.value, columnName: other.value, count: counts.get(other.value) ?? 0 }))
  })
  const links = [...between, ...joint].filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  const nodes = [...subjects, ...others.map((other) => ({ ...other, name: other.value }))]
  // A full facet may lack a partner of its subject.
  const complete = [whole, ...facets].every(({ timedOut, list }) => !timedOut && list.length < MAX_VALUES)
  return { ...answer, list: [...nodes.map(({ value, name, count }) => ({ value, name, count })), ...links], complete }
}

/** The inventors of the subjects with the most patents, and their common ones. */
async function inventors(engine: Engine, subjects: readonly TabulatedGroup[], request: TableRequest): Promise<GroupTableRows> {
  const answer = { field: FIELDS.inventor, columnField: FIELDS.inventor }
  const own = queryOfNames(subjects.flatMap(({ names }) => names))
  if (own === null) return { ...answer, list: [], complete: true }
  const { within, filters, signal } = request
  const query = allOf([within, own])
  const side = { field: FIELDS.inventor, count: MAX_INVENTORS }
  const [nodes, table] = await Promise.all([
    facetOf(engine, query, FIELDS.inventor, MAX_INVENTORS, request),
    engine.table({ query, filters, rows: side, columns: side, timeLimit: TIME_LIMIT, signal }),
  ])
  const links = table.rows.flatMap((value, at) =>
    table.columns.flatMap((column, across): Row[] => {
      const count = table.counts[at]?.[across] ?? 0
      return value < column && count > 0 ? [{ value, name: value, column, columnName: column, count }] : []
    }),
  )
  const list = [...nodes.list.map(({ value, count }) => ({ value, name: value, count })), ...links.toSorted((a, b) => b.count - a.count)]
  return { ...answer, list, complete: !nodes.timedOut && !table.timedOut }
}

/** How many patents of each subject cite one of each other subject, or of its own. */
async function citations(engine: Engine, subjects: readonly CountedGroup[], request: TableRequest): Promise<GroupTableRows> {
  const { flow, complete } = await citationFlow(engine, subjects, request)
  const list = subjects.flatMap((citing, at) =>
    subjects.flatMap((cited, across): Row[] => {
      const count = flow[at]?.[across] ?? 0
      return count === 0 ? [] : [{ value: citing.value, name: citing.name, column: cited.value, columnName: cited.name, count }]
    }),
  )
  return {
    field: 'group.citing',
    columnField: 'group.cited',
    list: [...subjects.map(({ value, name, count }) => ({ value, name, count })), ...list],
    complete,
  }
}
