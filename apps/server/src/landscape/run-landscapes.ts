import { setTimeout as sleep } from 'node:timers/promises'
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
import { PASSING } from '../exports/write-task.ts'
import { CallError } from '../http/call-error.ts'
import { toCallError } from '../http/error-envelope.ts'
import { inSearchScope } from '../http/limited-engine.ts'
import type { Serving } from '../platform/domain.ts'
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
/** How often one is begun: one that ends its process must not end it again and again. */
const MAX_ATTEMPTS = 3
/** ms between checks for new ones, and between heartbeats, which notice that one was cancelled. */
const CHECK_EVERY = 1000
/** Records read at once. */
const READ = 500
/** Share of the whole work at which all documents are read. */
const READING = 0.4

/** Thrown if a landscape was removed or claimed by another process. */
class LandscapeGone extends Error {}

/** Lays out landscapes one after another as they come, until the signal aborts. */
export async function runLandscapes(parts: LandscapeParts, serving: Serving, signal: AbortSignal): Promise<void> {
  const limited = limitedServing(serving)
  while (!signal.aborted) if (!(await runNext(parts, limited, signal))) await sleep(CHECK_EVERY, undefined, { signal }).catch(() => {})
}

/** Lays out all that wait, for tests. */
export async function runWaitingLandscapes(parts: LandscapeParts, serving: Serving): Promise<void> {
  while (await runNext(parts, limitedServing(serving), new AbortController().signal));
}

/** Whether one was waiting. While the database is away there is none. */
async function runNext(parts: LandscapeParts, serving: Serving, signal: AbortSignal): Promise<boolean> {
  const landscape = await parts.queue.take().catch((error: unknown) => {
    parts.log.warn({ message: (error as Error).message }, 'no landscape can be taken')
    return null
  })
  if (landscape !== null) await layOut(parts, serving, landscape, signal)
  return landscape !== null
}

/** Lays out one that was taken; never rejects. When the signal aborts, another process restarts it. */
async function layOut(parts: LandscapeParts, serving: Serving, landscape: StoredLandscape, ending: AbortSignal): Promise<void> {
  const { queue, log } = parts
  const gone = new AbortController()
  const signal = AbortSignal.any([ending, gone.signal])
  const state: LayoutState = { found: null, total: null, read: 0, built: new Int32Array(new SharedArrayBuffer(4)) }
  const beat = setInterval(() => {
    queue.report(landscape, { found: state.found, total: state.total, progress: progressOf(state) }).then(
      (isOurs) => isOurs || gone.abort(new LandscapeGone()),
      (error: unknown) => log.warn({ err: error, landscape: landscape.id }, 'a landscape could not report its progress'),
    )
  }, CHECK_EVERY)
  try {
    if (landscape.attempts > MAX_ATTEMPTS) throw new CallError('INTERNAL')
    const scope = { caller: `landscape ${landscape.userId}`, signal }
    const result = await inSearchScope(scope, () => built(parts, serving, landscape, { signal, state }))
    await queue.report(landscape, { found: state.found })
    await queue.finish(landscape, result)
  } catch (error) {
    if (!gone.signal.aborted) await endFailed(parts, landscape, error, ending)
  } finally {
    clearInterval(beat)
  }
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

/** Ends one that failed; one that was interrupted is restarted. */
async function endFailed({ queue, log }: LandscapeParts, landscape: StoredLandscape, error: unknown, ending: AbortSignal): Promise<void> {
  try {
    if (ending.aborted) return await queue.release(landscape)
    const { error: name } = toCallError(error)
    if (name === 'INTERNAL') log.error({ err: error, landscape: landscape.id }, 'a landscape could not be laid out')
    // Its heartbeat ends here, so that it is taken again later.
    if (PASSING.has(name) && landscape.attempts < MAX_ATTEMPTS) return
    await queue.fail(landscape, reasonOf(error))
  } catch (failure) {
    // Without the database nothing can be reported: it is taken again when its heartbeat is missed.
    log.error({ err: failure, landscape: landscape.id }, 'the end of a landscape could not be recorded')
  }
}
