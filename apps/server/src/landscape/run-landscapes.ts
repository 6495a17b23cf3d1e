import type { Language } from '@gezhi/contract'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { WorkerThread } from '@gezhi/threads'
import type { Logger } from 'pino'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import { backgroundContext, callerOf } from '../exports/background-context.ts'
import type { ExportKinds } from '../exports/export-kinds.ts'
import { collectRecords, countRecords } from '../exports/list-records.ts'
import { limitedServing } from '../exports/run-exports.ts'
import { reasonOf } from '../exports/task-reason.ts'
import { CallError } from '../http/call-error.ts'
import type { Serving } from '../platform/domain.ts'
import { runTask, runTasks, runWaitingTasks, type TaskRun, type TaskSource } from '../platform/run-tasks.ts'
import { listedAs } from '../search/batch/listed-patents.ts'
import type { DocumentText } from './document-vectors.ts'
import { LANDSCAPE_THREAD, WHOLE } from './landscape-protocol.ts'
import type { LandscapeQueue, LandscapeResult, StoredLandscape } from './landscape-queue.ts'
import { packPoints } from './pack-points.ts'

/** What lays out landscapes. */
export interface LandscapeParts {
  readonly queue: LandscapeQueue
  readonly kinds: ExportKinds
  readonly accounts: AccountServices
  readonly log: Logger
}

/** Fewest documents of a landscape. */
export const MIN_DOCUMENTS = 30
/** Records read at once. */
const READ = 500
/** Share of the whole work at which all documents are read. */
const READING = 0.4

/** Lays out landscapes one after another as they come, until the signal aborts. */
export function runLandscapes(parts: LandscapeParts, serving: Serving, signal: AbortSignal): Promise<void> {
  return runTasks(landscapes(parts, serving), signal)
}

/** Lays out all that wait, for tests. */
export function runWaitingLandscapes(parts: LandscapeParts, serving: Serving): Promise<void> {
  return runWaitingTasks(landscapes(parts, serving))
}

function landscapes(parts: LandscapeParts, serving: Serving): TaskSource {
  const { queue, log } = parts
  const limited = limitedServing(serving)
  const next = async (ending: AbortSignal) => {
    const landscape = await queue.take()
    if (landscape === null) return false
    const state: LayoutState = { found: null, total: null, read: 0, built: new Int32Array(new SharedArrayBuffer(4)) }
    const run: TaskRun = {
      name: 'a landscape',
      log,
      caller: 'landscape',
      report: () => queue.report(landscape, { found: state.found, total: state.total, progress: progressOf(state) }),
      run: async (signal) => {
        const result = await built(parts, limited, landscape, { signal, state })
        await queue.report(landscape, { found: state.found })
        await queue.finish(landscape, result)
      },
      release: () => queue.release(landscape),
      fail: (error) => queue.fail(landscape, reasonOf(error)),
    }
    await runTask(landscape, run, ending)
    return true
  }
  return { name: 'landscape', log, next }
}

interface LayoutState {
  found: number | null
  total: number | null
  read: number
  /** Millionths of what the thread does. */
  readonly built: Int32Array
}

/** In thousandths. */
function progressOf({ total, read, built }: LayoutState): number {
  const reading = total === null || total === 0 ? 0 : Math.min(1, read / total)
  return Math.round((READING * reading + (1 - READING) * (Atomics.load(built, 0) / WHOLE)) * 1000)
}

interface Running {
  readonly signal: AbortSignal
  readonly state: LayoutState
}

async function built(
  parts: LandscapeParts,
  serving: Serving,
  landscape: StoredLandscape,
  { signal, state }: Running,
): Promise<LandscapeResult> {
  const { role } = await parts.accounts.users.get(landscape.userId)
  const caller = callerOf({ userId: landscape.userId, role })
  const rights = await parts.accounts.rightsOf(caller)
  const context = backgroundContext({ caller, rights, language: landscape.language, signal, log: parts.log })
  const open = parts.kinds.find(PATENT_KIND.name)?.open(serving)
  if (open === undefined) throw new CallError('EXPORT_LIST_UNKNOWN', { call: landscape.source.call })
  state.found = (await countRecords(landscape.source, open, context)).total
  const ids = await collectRecords(landscape.source, open, context, landscape.maxDocuments, (read) => void (state.read = read / 2))
  if (ids.length < MIN_DOCUMENTS) throw new CallError('LANDSCAPE_TOO_SMALL', { limit: MIN_DOCUMENTS })
  state.total = ids.length
  // A thread of its own, so that its memory is free afterwards.
  const thread = new WorkerThread(LANDSCAPE_THREAD, null)
  try {
    await thread.call('begin', null, { signal })
    const documents: DocumentFacts[] = []
    for (let at = 0; at < ids.length; at += READ) {
      signal.throwIfAborted()
      const stored = await readRecords(serving, ids.slice(at, at + READ), signal)
      documents.push(...stored.map(factsOf))
      await thread.call(
        'add',
        stored.map(({ record }) => textsOf(record, landscape.language)),
        { signal },
      )
      state.read = (ids.length + at) / 2
    }
    state.read = ids.length
    const result = await thread.call('build', { progress: state.built }, { signal })
    const years = documents.map(({ year }) => year)
    const dated = years.filter((year) => year > 0).toSorted((a, b) => a - b)
    return {
      hills: result.hills,
      points: packPoints(result, years),
      documents: documents.map(({ id, number }) => `${id}\t${number}`).join('\n'),
      total: documents.length,
      firstYear: dated[0] ?? null,
      lastYear: dated.at(-1) ?? null,
    }
  } finally {
    await thread.close()
  }
}

/** Records without their bodies, in the order of the ids. */
async function readRecords(serving: Serving, ids: readonly string[], signal: AbortSignal): Promise<StoredRecord<PatentRecord>[]> {
  const records = { name: `landscape ${ids[0]} ${ids.length} ${ids.at(-1)}`, ids: () => Promise.resolve(ids) }
  const { hits } = await serving.engines
    .of(PATENT_KIND)
    .page({ query: null, filters: [{ records }], from: 0, size: ids.length, short: true, signal })
  const places = new Map(ids.map((id, place) => [id, place]))
  return hits.filter(({ docId }) => places.has(docId)).toSorted((a, b) => places.get(a.docId)! - places.get(b.docId)!)
}

interface DocumentFacts {
  readonly id: string
  /** As in lists of numbers. */
  readonly number: string
  /** Of application, 0 if unknown. */
  readonly year: number
}

function factsOf({ docId, record }: StoredRecord<PatentRecord>): DocumentFacts {
  const date = record.applicationDate ?? record.publicationDate
  return { id: docId, number: listedAs(record)[0] ?? '', year: date === undefined ? 0 : Number(String(date).slice(0, 4)) || 0 }
}

/** Title and abstract in each language they are known in, that of the user first. */
function textsOf({ titles, abstracts = [] }: PatentRecord, language: Language): DocumentText[] {
  const languages = [...new Set([...titles, ...abstracts].map(({ lang }) => lang))].toSorted(
    (a, b) => Number(b === language) - Number(a === language),
  )
  const textIn = (texts: PatentRecord['titles'], lang: string) => texts.find((text) => text.lang === lang)?.text ?? ''
  return languages.map((lang) => ({ title: textIn(titles, lang), abstract: textIn(abstracts, lang) }))
}
