import { MAX_CHANGED_FIGURES, type FollowType } from '@gezhi/contract'
import { backgroundContext, callerOf } from '../exports/background-context.ts'
import { reasonOf } from '../exports/task-reason.ts'
import { PASSING } from '../platform/run-tasks.ts'
import { compareFacts, completeSnapshot, factsWithAvailability, snapshotOf } from '../follows/compare-facts.ts'
import { CallError } from '../http/call-error.ts'
import { toCallError } from '../http/error-envelope.ts'
import { inSearchScope } from '../http/limited-engine.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { Serving } from '../platform/domain.ts'
import { collectHits } from './monitored-search.ts'
import { CLAIM, type DueMonitor, type RunResult } from './monitor-queue.ts'
import type { RunParts } from './run-parts.ts'
import { packIds, unpackIds } from './packed-ids.ts'

/** Hits whose visibility is checked at once. */
const BATCH = 100

/** Custom fields of a query. What only looks like one costs a run its shortcut. */
const CUSTOM_FIELD = /\bmy\./i

/** Runs a claimed monitor; never rejects. When the signal aborts, another process runs it. */
export async function runMonitor(parts: RunParts, serving: Serving, monitor: DueMonitor, signal: AbortSignal): Promise<void> {
  const { queue, log } = parts
  const beat = setInterval(() => {
    queue.renew(monitor).catch((error: unknown) => log.warn({ err: error, monitor: monitor.id }, 'the claim of a monitor was not renewed'))
  }, CLAIM / 3)
  try {
    const scope = { caller: `monitor ${monitor.userId}`, signal }
    await queue.end(monitor, await inSearchScope(scope, () => compare(parts, serving, monitor, signal)))
  } catch (error) {
    await endFailed(parts, monitor, error, signal).catch((failure: unknown) =>
      // Without the database nothing can be recorded: the monitor is taken again when its claim ends.
      log.error({ err: failure, monitor: monitor.id }, 'the end of a run could not be recorded'),
    )
  } finally {
    clearInterval(beat)
  }
}

async function endFailed({ queue, log }: RunParts, monitor: DueMonitor, error: unknown, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return queue.release(monitor, false)
  log.error({ err: error, monitor: monitor.id }, 'a monitor could not be run')
  if (PASSING.has(toCallError(error).error)) return queue.release(monitor, true)
  await queue.end(monitor, { ids: [], changes: [], failure: reasonOf(error), baseline: null })
}

/** What is new since the last run. */
function compare(parts: RunParts, serving: Serving, monitor: DueMonitor, signal: AbortSignal): Promise<RunResult> {
  const { code, type } = monitor
  if (code === null) return compareHits(parts, serving, monitor, signal)
  return type === 'report' ? compareReport(parts, serving, { ...monitor, code }, signal) : compareRecord(parts, serving, monitor, code)
}

/** Runs a report anew, with the rights its user has now, and compares it with the run before. */
async function compareReport(
  { accounts, reports, log }: RunParts,
  serving: Serving,
  { userId, language, code }: DueMonitor & { readonly code: string },
  signal: AbortSignal,
): Promise<RunResult> {
  const { role } = await accounts.users.get(userId)
  const caller = callerOf({ userId, role })
  const context = backgroundContext({ caller, rights: await accounts.rightsOf(caller), language, signal, log })
  const { version, changes } = await reports.run(serving, code, context)
  return {
    ids: [],
    changes: changes.slice(0, MAX_CHANGED_FIGURES),
    found: changes.length,
    failure: null,
    baseline: { version, total: null, known: null, snapshot: null },
  }
}

async function compareHits(parts: RunParts, serving: Serving, monitor: DueMonitor, signal: AbortSignal): Promise<RunResult> {
  const { search, userId, language } = monitor
  const exported = parts.kinds.find(monitor.recordKind)
  if (exported === undefined || search === null) throw new CallError('MONITOR_KIND_UNKNOWN', { type: monitor.recordKind })
  const engine = serving.engines.of(exported.kind)
  const version = async () => (await engine.status()).version
  const open = exported.open(serving)
  // Every write of records changes the version, but contents of folders and values of custom fields are no records.
  const isIndexed = open.lists[search.call]?.changesAlone !== true && !CUSTOM_FIELD.test(JSON.stringify(search))
  if (isIndexed && monitor.known !== null && monitor.version === (await version())) return found([], monitor)
  const hits = await collectHits({ search, userId, language }, open, version, { signal, log: parts.log })
  const known = monitor.known === null ? new Set<string>() : await unpackIds(monitor.known)
  const fresh = hits.ids.filter((id) => !known.has(id))
  const isVisible = await visibilityOf(parts, userId)
  const visible: string[] = []
  // The first run reports nothing.
  for (let at = 0; monitor.known !== null && at < fresh.length; at += BATCH) {
    const records = await engine.get(fresh.slice(at, at + BATCH), { signal })
    visible.push(...records.filter(({ record }) => isVisible(exported, record)).map(({ docId }) => docId))
  }
  // A record that left the hits and is back was reported before: known ids stay.
  for (const id of fresh) known.add(id)
  return found(visible, { version: hits.version, total: hits.total, known: await packIds(known), snapshot: null })
}

/** Which records the user may see now. */
async function visibilityOf({ accounts, kinds }: RunParts, userId: string) {
  const { role } = await accounts.users.get(userId)
  const rights = await accounts.rightsOf(callerOf({ userId, role }))
  return (exported: NonNullable<ReturnType<typeof kinds.find>>, record: object) => exported.isVisible(record, rights)
}

async function compareRecord({ recordsOf }: RunParts, serving: Serving, monitor: DueMonitor, code: string): Promise<RunResult> {
  const records = recordsOf(serving)(monitor.recordKind as FollowType)
  const version = await records.version()
  if (monitor.snapshot !== null && monitor.version === version) return found([], monitor)
  const [facts = null] = await records.facts([code])
  const present = factsWithAvailability(facts)
  const day = shanghaiTime(monitor.startedAt ?? monitor.createdAt)
    .slice(0, 10)
    .replaceAll('-', '')
  const before = monitor.snapshot === null ? null : completeSnapshot(monitor.snapshot, present, day)
  // The facts of a missing record stay, so that they are compared when it is back.
  const snapshot = { ...before, ...snapshotOf(present) }
  return {
    ...found([], { version, total: null, known: null, snapshot }),
    changes: before === null ? [] : compareFacts(before, present),
  }
}

function found(ids: readonly string[], { version, total, known, snapshot }: NonNullable<RunResult['baseline']>): RunResult {
  return { ids, changes: [], failure: null, baseline: { version, total, known, snapshot } }
}
