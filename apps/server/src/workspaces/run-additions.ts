import { describeError } from '@gezhi/contract'
import type { Logger } from 'pino'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import { backgroundContext, callerOf } from '../exports/background-context.ts'
import type { ExportKinds } from '../exports/export-kinds.ts'
import { collectRecords } from '../exports/list-records.ts'
import { limitedServing } from '../exports/run-exports.ts'
import { CallError } from '../http/call-error.ts'
import { toCallError, valuesInLanguage } from '../http/error-envelope.ts'
import { inSearchScope } from '../http/limited-engine.ts'
import { requireRight } from '../http/rights.ts'
import type { OpenRecordExport } from '../kinds/record-export.ts'
import type { Serving } from '../platform/domain.ts'
import { runTasks, runWaitingTasks, type TaskSource } from '../platform/run-tasks.ts'
import { isExhausted, type SpaceAdditionStore, type StoredAddition } from './space-addition-store.ts'

/** What carrying out additions takes. */
export interface AdditionParts {
  readonly additions: SpaceAdditionStore
  /** Kinds whose lists can be read. */
  readonly kinds: ExportKinds
  readonly accounts: Pick<AccountServices, 'users' | 'rightsOf'>
  readonly log: Logger
}

/** The addition was cancelled, or another process has taken it. */
class AdditionGone extends Error {}

/** Carries out additions as they come, until the signal aborts. */
export function runAdditions(parts: AdditionParts, serving: Serving, signal: AbortSignal): Promise<void> {
  return runTasks(additionsOf(parts, serving), signal)
}

/** Carries out all that wait, for tests. */
export function runWaitingAdditions(parts: AdditionParts, serving: Serving): Promise<void> {
  return runWaitingTasks(additionsOf(parts, serving))
}

function additionsOf(parts: AdditionParts, serving: Serving): TaskSource {
  const limited = limitedServing(serving)
  return { name: 'addition to a space', log: parts.log, next: (signal) => addNext(parts, limited, signal) }
}

/** Carries out the next addition; whether there was one. */
async function addNext(parts: AdditionParts, serving: Serving, signal: AbortSignal): Promise<boolean> {
  const taken = await parts.additions.take()
  if (taken === null) return false
  try {
    if (isExhausted(taken)) throw new CallError('INTERNAL')
    const scope = { caller: `space ${taken.userId}`, signal }
    await inSearchScope(scope, () => addRecords(parts, serving, taken, signal))
  } catch (error) {
    if (error instanceof AdditionGone) return true
    if (signal.aborted) await parts.additions.release(taken)
    else {
      parts.log.error({ err: error, addition: taken.id }, 'a list could not be added to a space')
      const { error: name, values } = toCallError(error)
      await parts.additions.fail(taken, describeError(name, taken.language, valuesInLanguage(values, taken.language)))
    }
  }
  return true
}

async function addRecords(
  { additions, kinds, accounts, log }: AdditionParts,
  serving: Serving,
  taken: StoredAddition,
  signal: AbortSignal,
) {
  const exported = kinds.find(taken.type)
  if (exported === undefined) throw new CallError('EXPORT_KIND_UNKNOWN', { type: taken.type })
  const open = exported.open(serving)
  const { role } = await accounts.users.get(taken.userId)
  const caller = callerOf({ userId: taken.userId, role })
  const rights = await accounts.rightsOf(caller)
  const context = backgroundContext({ caller, rights, language: taken.language, signal, log })
  let done = 0
  const reporting = withPages(open, async (rows) => {
    if (!(await additions.report(taken, (done += rows)))) throw new AdditionGone()
  })
  const codes = await collectRecords(taken.source, reporting, context, taken.total)
  const requireCount = (count: number) => requireRight(rights, 'storeWorkspaceRecords', count)
  if (!(await additions.finish(taken, codes, requireCount))) throw new AdditionGone()
}

/** The same lists; `onPage` is called after each page with the number of its rows, and may throw. */
function withPages({ lists }: Pick<OpenRecordExport, 'lists'>, onPage: (rows: number) => Promise<void>): Pick<OpenRecordExport, 'lists'> {
  const reported = Object.entries(lists).map(([name, { call, list }]) => [
    name,
    {
      call,
      list: async (...request: Parameters<typeof list>) => {
        const answer = await list(...request)
        await onPage(answer.list.length)
        return answer
      },
    },
  ])
  return { lists: Object.fromEntries(reported) as OpenRecordExport['lists'] }
}
