import { setTimeout as sleep } from 'node:timers/promises'
import { limitedServing } from '../exports/run-exports.ts'
import type { Serving } from '../platform/domain.ts'
import { runMonitor } from './run-monitor.ts'
import type { RunParts } from './run-parts.ts'
import { sendAlert } from './send-alert.ts'

/** Monitors that one process runs at the same time: a broad one does not block all others. */
const AT_ONCE = 2

/** ms between checks for due monitors. */
const CHECK_EVERY = 1000

/** Runs monitors as they come due, and sends their alerts, until the signal aborts. */
export async function runMonitors(parts: RunParts, serving: Serving, signal: AbortSignal): Promise<void> {
  const limited = limitedServing(serving)
  const repeat = async (step: () => Promise<boolean>) => {
    while (!signal.aborted) {
      if (!(await step())) await sleep(CHECK_EVERY, undefined, { signal }).catch(() => {})
    }
  }
  const runs = Array.from({ length: AT_ONCE }, () => repeat(() => runNext(parts, limited, signal)))
  await Promise.all([...runs, repeat(() => sendNext(parts, limited))])
}

/** Runs all monitors that are due, one after another, and sends all alerts that wait. */
export async function runDueMonitors(parts: RunParts, serving: Serving): Promise<void> {
  const limited = limitedServing(serving)
  while (await runNext(parts, limited, new AbortController().signal));
  while (await sendNext(parts, limited));
}

/** Whether one was due. While the database is away there is none. */
async function runNext(parts: RunParts, serving: Serving, signal: AbortSignal): Promise<boolean> {
  const monitor = await parts.queue.take().catch((error: unknown) => {
    parts.log.warn({ message: (error as Error).message }, 'no monitor can be taken')
    return null
  })
  if (monitor !== null) await runMonitor(parts, serving, monitor, signal)
  return monitor !== null
}

/** Whether an alert was waiting. */
async function sendNext(parts: RunParts, serving: Serving): Promise<boolean> {
  try {
    const unsent = await parts.queue.nextUnsent()
    if (unsent !== null) await sendAlert(parts, serving, unsent)
    return unsent !== null
  } catch (error) {
    parts.log.warn({ err: error }, 'an alert could not be sent')
    return false
  }
}
