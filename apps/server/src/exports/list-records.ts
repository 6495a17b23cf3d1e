import { describeError, ERRORS, type ListAnswer } from '@gezhi/contract'
import { CallError } from '../http/call-error.ts'
import type { CallContext } from '../http/call-context.ts'
import { toCallError, valuesInLanguage } from '../http/error-envelope.ts'
import type { OpenRecordExport } from '../kinds/record-export.ts'
import type { RecordSource } from './export-source.ts'

/** Rows requested at once: each request passes the hits before its rows, and counts all of them. */
const ROWS = 2000

type ListSource = Extract<RecordSource, { kind: 'list' }>
type Lists = Pick<OpenRecordExport, 'lists'>

/** Parts of list requests that decide which rows are returned, and those that add to them. */
interface Paged {
  readonly from: number
  readonly size: number
}

/** How many records a source has. Throws EXPORT_LIST_FAILED with the error of its list. */
export async function countRecords(
  source: RecordSource,
  open: Lists,
  context: CallContext,
): Promise<Pick<ListAnswer, 'total' | 'totalRelation'>> {
  if (source.kind === 'records') return { total: source.ids.length, totalRelation: 'eq' }
  const { total, totalRelation } = await rowsOf(source, open, { from: 0, size: 0 }, context).catch(failList)
  if (source.part === 'all') return { total, totalRelation }
  const { from, size } = pageOf(source)
  return { total: Math.max(0, Math.min(size, total - from)), totalRelation: total >= from + size ? 'eq' : totalRelation }
}

/**
 * The ids of the first `max` records of a source, in its order, each once; `report` gets the number of those read so far. Rejects with the
 * errors of its list.
 */
export async function collectRecords(
  source: RecordSource,
  open: Lists,
  context: CallContext,
  max: number,
  report: (read: number) => void = () => {},
): Promise<readonly string[]> {
  if (source.kind === 'records') return [...new Set(source.ids)].slice(0, max)
  const page = source.part === 'page' ? pageOf(source) : { from: 0, size: Infinity }
  const end = page.from + Math.min(page.size, max)
  // Records that an import puts before others appear on two pages.
  const ids = new Set<string>()
  for (let from = page.from; from < end; from += ROWS) {
    const size = Math.min(ROWS, end - from)
    const { list } = await rowsOf(source, open, { from, size }, context)
    for (const { id } of list) ids.add(id)
    report(ids.size)
    if (list.length < size) break
  }
  return [...ids]
}

/** Rows of a list without groups, passages and pictures. */
function rowsOf({ call, request }: ListSource, { lists }: Lists, page: Paged, context: CallContext): Promise<ListAnswer> {
  const list = Object.hasOwn(lists, call) ? lists[call] : undefined
  if (list === undefined) throw new CallError('EXPORT_LIST_UNKNOWN', { call })
  return list.list({ ...(request as object), groupList: [], snippets: 0, drawings: 0, ...page }, context)
}

function pageOf({ request }: ListSource): Paged {
  return request as Paged
}

/** The error of a list, as a value of ours: which ones a list has depends on the kind of record. */
function failList(error: unknown): never {
  const failed = toCallError(error)
  const { error: name, values } = failed
  if (ERRORS[name].everywhere || name === 'SEARCH_STARTING') throw error
  const problem = {
    zh: describeError(name, 'zh', valuesInLanguage(values, 'zh')),
    en: describeError(name, 'en', valuesInLanguage(values, 'en')),
  }
  throw new CallError('EXPORT_LIST_FAILED', { problem }, { cause: failed })
}
