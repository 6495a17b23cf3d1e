import { CALLS, describeError, ERRORS, type ListAnswer } from '@gezhi/contract'
import type { ExportKinds } from '../exports/export-kinds.ts'
import type { CallContext } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { toCallError, valuesInLanguage } from '../http/error-envelope.ts'
import { readRequest } from '../http/read-request.ts'
import { requireReady } from '../http/require-ready.ts'
import { requireRight } from '../http/rights.ts'
import type { RecordExport } from '../kinds/record-export.ts'
import type { Serving } from '../platform/domain.ts'

/** The records of a request: of a query, or of a list. */
export interface AnalysedSource {
  readonly kind?: string | undefined
  readonly queryStr?: string | undefined
  readonly list?: { readonly call: string; readonly request: unknown } | undefined
}

/** What is counted: filters that are added, groups and tables by the names of their facets. */
export interface Counting {
  readonly filters?: readonly { readonly field: string; readonly values: readonly string[] }[]
  readonly groups?: readonly { readonly field: string; readonly count: number }[]
  readonly tables?: readonly { readonly row: Side; readonly column: Side }[]
  /** A grouping of the kind; records by default. */
  readonly collapse?: string
}

interface Side {
  readonly field: string
  readonly count: number
}

/** Counts with the data version they were made of. */
export interface Counted extends Pick<ListAnswer, 'total' | 'totalRelation' | 'groupList'> {
  readonly tableList: NonNullable<ListAnswer['tableList']>
  readonly complete: boolean
  readonly version: number
  readonly documents: number
}

/** Counts the records of a source as its list does: with the same query, filters, rights and deadline. */
export type CountSelection = (source: AnalysedSource, counting: Counting, context: CallContext) => Promise<Counted>

/** Seconds for groups and tables; the deadline of searches ends them too. */
const COUNT_SECONDS = 20

/** Times that everything is counted again because the index changed meanwhile. */
const MAX_PASSES = 3

/** Lists the records of a source with parts of its own list's request, such as the page. */
export type ListSelection = (source: AnalysedSource, parts: object, context: CallContext) => Promise<ListAnswer>

/**
 * Lists with the calls of exported kinds. Throws ANALYSIS_KIND_UNKNOWN, ANALYSIS_LIST_UNKNOWN, ANALYSIS_LIST_FAILED and INVALID_INPUT.
 * Filters of the parts are added.
 */
export function selectionLister(kinds: ExportKinds, serving: Serving): ListSelection {
  return async (source, parts, context) => {
    requireReady(serving.readiness)
    const exported = exportedKind(kinds, source.kind)
    const { lists } = exported.open(serving)
    const { call: name, request } = source.list ?? {
      call: Object.keys(lists)[0]!,
      request: { filter: { queryStr: source.queryStr } },
    }
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined
    if (list === undefined) throw new CallError('ANALYSIS_LIST_UNKNOWN', { call: name })
    if (list.call.requires !== undefined) requireRight(await context.rights(), list.call.requires)
    const valid = readRequest(list.call, request, context.language) as { readonly filterItems?: readonly unknown[] }
    const { filterItems = [] } = parts as { readonly filterItems?: readonly unknown[] }
    const items = [...(valid.filterItems ?? []), ...filterItems]
    return list.list({ ...valid, groupList: [], snippets: 0, drawings: 0, ...parts, filterItems: items }, context).catch(failList)
  }
}

/** Counts with the same lists. */
export function selectionCounter(kinds: ExportKinds, serving: Serving): CountSelection {
  const list = selectionLister(kinds, serving)
  return async (source, { filters = [], groups = [], tables = [], collapse }, context) => {
    const counting = {
      filterItems: filters.map(({ field, values }) => ({ field, valueList: values, filterflag: 1 })),
      groupList: groups,
      tableList: tables,
      countSeconds: COUNT_SECONDS,
      collapse,
      from: 0,
      size: 0,
    }
    const status = () => serving.engines.of(exportedKind(kinds, source.kind).kind).status()
    for (let pass = 1; ; pass += 1) {
      const before = await status()
      const { total, totalRelation, groupList, tableList = [] } = await list(source, counting, context)
      if (pass < MAX_PASSES && (await status()).version !== before.version) continue
      const complete = totalRelation === 'eq' && [...groupList, ...tableList].every(({ timedOut }) => !timedOut)
      return { total, totalRelation, groupList, tableList, complete, ...before }
    }
  }
}

function exportedKind(kinds: ExportKinds, name: string | undefined): RecordExport {
  const exported = kinds.find(name)
  if (exported === undefined) throw new CallError('ANALYSIS_KIND_UNKNOWN', { kind: name ?? '' })
  return exported
}

const KNOWN_ERRORS: ReadonlySet<string> = new Set(CALLS.analysis.countTable.errors)

/** Errors that only some lists have, as a value of ours. */
function failList(error: unknown): never {
  const failed = toCallError(error)
  const { error: name, values } = failed
  if (ERRORS[name].everywhere || KNOWN_ERRORS.has(name)) throw error
  const problem = {
    zh: describeError(name, 'zh', valuesInLanguage(values, 'zh')),
    en: describeError(name, 'en', valuesInLanguage(values, 'en')),
  }
  throw new CallError('ANALYSIS_LIST_FAILED', { problem }, { cause: failed })
}
