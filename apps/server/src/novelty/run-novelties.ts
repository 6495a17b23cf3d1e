import { setTimeout as sleep } from 'node:timers/promises'
import { PATENT_KIND } from '@gezhi/records'
import type { Logger } from 'pino'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { callerOf } from '../exports/background-context.ts'
import { limitedServing } from '../exports/run-exports.ts'
import { reasonOf } from '../exports/task-reason.ts'
import { PASSING } from '../exports/write-task.ts'
import { CallError } from '../http/call-error.ts'
import { toCallError } from '../http/error-envelope.ts'
import { inSearchScope } from '../http/limited-engine.ts'
import type { Serving } from '../platform/domain.ts'
import type { SynonymStore } from '../search/keywords/synonym-store.ts'
import { compareDocuments } from './compare-documents.ts'
import type { StoredComparison } from './novelties-table.ts'
import type { NoveltyQueue, StoredNovelty } from './novelty-queue.ts'

/** What runs analyses. */
export interface NoveltyRunner {
  readonly queue: NoveltyQueue
  readonly accounts: AccountServices
  readonly synonyms: SynonymStore
  readonly log: Logger
}

/** How often one is begun: one that ends its process must not end it again and again. */
const MAX_ATTEMPTS = 3
/** ms between checks for new ones, and between heartbeats, which notice that one was cancelled. */
const CHECK_EVERY = 1000

/** Thrown if an analysis was removed or claimed by another process. */
class NoveltyGone extends Error {}

/** Runs analyses one after another as they come, until the signal aborts. */
export async function runNovelties(runner: NoveltyRunner, serving: Serving, signal: AbortSignal): Promise<void> {
  const limited = limitedServing(serving)
  while (!signal.aborted) if (!(await runNext(runner, limited, signal))) await sleep(CHECK_EVERY, undefined, { signal }).catch(() => {})
}

/** Runs all that wait, for tests. */
export async function runWaitingNovelties(runner: NoveltyRunner, serving: Serving): Promise<void> {
  while (await runNext(runner, limitedServing(serving), new AbortController().signal));
}

/** Whether one was waiting. While the database is away there is none. */
async function runNext(runner: NoveltyRunner, serving: Serving, signal: AbortSignal): Promise<boolean> {
  const novelty = await runner.queue.take().catch((error: unknown) => {
    runner.log.warn({ message: (error as Error).message }, 'no novelty analysis can be taken')
    return null
  })
  if (novelty !== null) await run(runner, serving, novelty, signal)
  return novelty !== null
}

/** Runs one that was taken; never rejects. When the signal aborts, another process restarts it. */
async function run(runner: NoveltyRunner, serving: Serving, novelty: StoredNovelty, ending: AbortSignal): Promise<void> {
  const { queue, log } = runner
  const gone = new AbortController()
  const signal = AbortSignal.any([ending, gone.signal])
  let progress = 0
  const beat = setInterval(() => {
    queue.report(novelty, progress).then(
      (isOurs) => isOurs || gone.abort(new NoveltyGone()),
      (error: unknown) => log.warn({ err: error, novelty: novelty.id }, 'a novelty analysis could not report its progress'),
    )
  }, CHECK_EVERY)
  try {
    if (novelty.attempts > MAX_ATTEMPTS) throw new CallError('INTERNAL')
    const scope = { caller: `novelty ${novelty.userId}`, signal }
    const onProgress = (done: number) => void (progress = Math.round(done * 1000))
    const documents = await inSearchScope(scope, () => compared(runner, serving, novelty, { signal, onProgress }))
    await queue.finish(novelty, documents)
  } catch (error) {
    if (!gone.signal.aborted) await endFailed(runner, novelty, error, ending)
  } finally {
    clearInterval(beat)
  }
}

async function compared(
  { accounts, synonyms }: NoveltyRunner,
  serving: Serving,
  novelty: StoredNovelty,
  running: { readonly signal: AbortSignal; readonly onProgress: (done: number) => void },
): Promise<StoredComparison[]> {
  const { role } = await accounts.users.get(novelty.userId)
  const rights = await accounts.rightsOf(callerOf({ userId: novelty.userId, role }))
  const engine = serving.engines.of(PATENT_KIND)
  const { semantic } = engine
  if (semantic === null) throw new CallError('SEARCH_UNSUPPORTED', { problem: 'meaning' })
  const parts = {
    kind: engine.kind,
    semantic,
    get: engine.get.bind(engine),
    relatedEach: engine.relatedEach.bind(engine),
  }
  const groups = await synonyms.groupsIn([novelty.content, ...novelty.features].join('\n'))
  return compareDocuments(parts, {
    ...novelty,
    ...running,
    visible: countryRule(rights),
    synonyms: groups.map(({ words }) => words),
  })
}

/** Ends one that failed; one that was interrupted is restarted. */
async function endFailed({ queue, log }: NoveltyRunner, novelty: StoredNovelty, error: unknown, ending: AbortSignal): Promise<void> {
  try {
    if (ending.aborted) return await queue.release(novelty)
    const { error: name } = toCallError(error)
    if (name === 'INTERNAL') log.error({ err: error, novelty: novelty.id }, 'a novelty analysis failed')
    // Its heartbeat ends here, so that it is taken again later.
    if (PASSING.has(name) && novelty.attempts < MAX_ATTEMPTS) return
    await queue.fail(novelty, reasonOf(error))
  } catch (failure) {
    // Without the database nothing can be reported: it is taken again when its heartbeat is missed.
    log.error({ err: failure, novelty: novelty.id }, 'the end of a novelty analysis could not be recorded')
  }
}
