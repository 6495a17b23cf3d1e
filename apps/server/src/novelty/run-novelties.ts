import { PATENT_KIND } from '@gezhi/records'
import type { Logger } from 'pino'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { callerOf } from '../exports/background-context.ts'
import { limitedServing } from '../exports/run-exports.ts'
import { reasonOf } from '../exports/task-reason.ts'
import { CallError } from '../http/call-error.ts'
import type { Serving } from '../platform/domain.ts'
import { runTask, runTasks, runWaitingTasks, type TaskRun, type TaskSource } from '../platform/run-tasks.ts'
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

/** Runs analyses one after another as they come, until the signal aborts. */
export function runNovelties(runner: NoveltyRunner, serving: Serving, signal: AbortSignal): Promise<void> {
  return runTasks(novelties(runner, serving), signal)
}

/** Runs all that wait, for tests. */
export function runWaitingNovelties(runner: NoveltyRunner, serving: Serving): Promise<void> {
  return runWaitingTasks(novelties(runner, serving))
}

function novelties(runner: NoveltyRunner, serving: Serving): TaskSource {
  const { queue, log } = runner
  const limited = limitedServing(serving)
  const next = async (ending: AbortSignal) => {
    const novelty = await queue.take()
    if (novelty === null) return false
    let progress = 0
    const onProgress = (done: number) => void (progress = Math.round(done * 1000))
    const run: TaskRun = {
      name: 'a novelty analysis',
      log,
      caller: 'novelty',
      report: () => queue.report(novelty, progress),
      run: async (signal) => queue.finish(novelty, await compared(runner, limited, novelty, { signal, onProgress })),
      release: () => queue.release(novelty),
      fail: (error) => queue.fail(novelty, reasonOf(error)),
    }
    await runTask(novelty, run, ending)
    return true
  }
  return { name: 'novelty analysis', log, next }
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
