import { MAX_MONITORED_HITS } from '@gezhi/contract'
import type { Logger } from 'pino'
import { backgroundContext, callerOf, withoutPaging } from '../exports/background-context.ts'
import type { RecordSource } from '../exports/export-source.ts'
import { collectRecords, countRecords } from '../exports/list-records.ts'
import { requestedSource, type NamedSource } from '../exports/requested-source.ts'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { ALL_RIGHTS } from '../http/rights.ts'
import type { OpenRecordExport, RecordExport } from '../kinds/record-export.ts'

/** A monitored search: the call that lists its hits, and its valid request. */
export interface MonitoredSearch {
  readonly call: string
  readonly request: unknown
}

/** Times that hits are collected anew because the index changed meanwhile. */
const MAX_PASSES = 3

/** The search of a request and the text that describes it. Throws MONITOR_LIST_UNKNOWN, INVALID_INPUT, MONITOR_SEARCH_FAILED, MONITOR_TOO_BROAD. */
export async function readMonitoredSearch(
  named: Omit<NamedSource, 'idList'>,
  exported: RecordExport,
  open: OpenRecordExport,
  context: CallContext<UserCaller>,
): Promise<{ search: MonitoredSearch; title: string }> {
  const { language } = context
  const rights = await context.rights()
  if (named.list && !Object.hasOwn(open.lists, named.list.call)) throw new CallError('MONITOR_LIST_UNKNOWN', { call: named.list.call })
  const { source, title } = requestedSource(named, exported, open, { language, rights })
  if (source.kind !== 'list') throw new Error('A monitor watches a list')
  // Records are watched, also in a list that shows one of each group.
  const search = { call: source.call, request: { ...(source.request as object), collapse: undefined } }
  const { total } = await countRecords(sourceOf(search), open, {
    ...context,
    rights: () => Promise.resolve(withoutPaging(ALL_RIGHTS)),
  }).catch(failSearch)
  requireNarrow(total)
  return { search, title }
}

function failSearch(error: unknown): never {
  if (error instanceof CallError && error.error === 'EXPORT_LIST_FAILED') {
    throw new CallError('MONITOR_SEARCH_FAILED', error.values, { cause: error })
  }
  throw error
}

function requireNarrow(total: number): void {
  if (total > MAX_MONITORED_HITS) throw new CallError('MONITOR_TOO_BROAD', { limit: MAX_MONITORED_HITS })
}

/**
 * The ids of all hits, and the data version of the index that they are complete for. All countries are searched, whatever the user may see:
 * what is new does not depend on their product of the day. A page may lack a hit if records are removed while it is read; therefore
 * hits are collected until the index stays the same meanwhile. What still escapes is found by the next run, because its version differs.
 */
export async function collectHits(
  { search, userId, language }: { readonly search: MonitoredSearch; readonly userId: string; readonly language: CallContext['language'] },
  open: OpenRecordExport,
  version: () => Promise<number>,
  { signal, log }: { readonly signal: AbortSignal; readonly log: Logger },
): Promise<{ ids: readonly string[]; total: number; version: number }> {
  const context = backgroundContext({ caller: callerOf({ userId, role: 'user' }), rights: ALL_RIGHTS, language, signal, log })
  const ids = new Set<string>()
  for (let pass = 1; ; pass += 1) {
    const before = await version()
    const found = await collectRecords(sourceOf(search), open, context, MAX_MONITORED_HITS + 1)
    requireNarrow(found.length)
    for (const id of found) ids.add(id)
    if (pass === MAX_PASSES || (await version()) === before) return { ids: [...ids], total: found.length, version: before }
  }
}

function sourceOf({ call, request }: MonitoredSearch): RecordSource {
  return { kind: 'list', call, request, part: 'all' }
}
