import { setTimeout as sleep } from 'node:timers/promises'
import { describeError } from '@gezhi/contract'
import type { Logger } from 'pino'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import { backgroundContext, callerOf } from '../exports/background-context.ts'
import type { ExportKinds } from '../exports/export-kinds.ts'
import { collectRecords } from '../exports/list-records.ts'
import { CallError } from '../http/call-error.ts'
import { toCallError, valuesInLanguage } from '../http/error-envelope.ts'
import { inSearchScope, searchLimiter } from '../http/limited-engine.ts'
import { requireRight } from '../http/rights.ts'
import type { OpenRecordExport } from '../kinds/record-export.ts'
import type { Serving } from '../platform/domain.ts'
import { isExhausted, type SpaceAdditionStore, type StoredAddition } from './space-addition-store.ts'

/** What carrying out additions takes. */
export interface AdditionParts {
  readonly additions: SpaceAdditionStore
  /** Kinds whose lists can be read. */
  readonly kinds: ExportKinds
  readonly accounts: Pick<AccountServices, 'users' | 'rightsOf'>
  readonly log: Logger
}

/** ms between checks for new additions. */
const CHECK_EVERY = 1000

/** A page of a list may take longer than an interactive one, but does not run forever. */
const LIMITS = { seconds: 300, atOnce: 64 } as const

/** The addition was cancelled, or another process has taken it. */
class AdditionGone extends Error {}

/** Carries out additions as they come, until the signal aborts. */
export async function runAdditions(parts: AdditionParts, serving: Serving, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const found = await addNext(parts, serving, signal).catch((error: unknown) => {
      parts.log.warn({ message: (error as Error).message }, 'no addition to a space can be taken')
      return false
    })
    if (!found) await sleep(CHECK_EVERY, undefined, { signal }).catch(() => {})
  }
}

/** Carries out the next addition; whether there was one. */
export async function addNext(parts: AdditionParts, serving: Serving, signal: AbortSignal): Promise<boolean> {
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
  const limit = searchLimiter(LIMITS)
  const open = exported.open({ ...serving, engines: serving.engines.map((engine) => limit(engine)) })
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
