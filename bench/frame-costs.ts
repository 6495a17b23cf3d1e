import type { Browser, Page } from '@playwright/test'
import { formatTime } from './benchmark.ts'
import { median, percentile95 } from './measuring.ts'

/** What the main thread of a page did for each frame, since the frame before: ms of CPU. */
export interface FrameCosts {
  /** Scripts: callbacks, listeners, timers, messages of workers, and collecting their garbage. */
  readonly scripts: readonly number[]
  /** All tasks: with style, layout, painting, and what a browser without graphics processor adds. */
  readonly tasks: readonly number[]
}

/** The columns that `frameCells` fills. */
export const FRAME_COLUMNS = ['frames', 'scripts', 'p95', 'all tasks', 'p95']

/** Costs as cells of a table: frames, then median and 95th percentile of scripts and of all tasks. */
export function frameCells({ scripts, tasks }: FrameCosts): string[] {
  return [String(scripts.length), ...[scripts, tasks].flatMap((costs) => [median(costs), percentile95(costs)]).map(formatTime)]
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** µs. */
  readonly ts: number
  readonly dur?: number
  /** µs of CPU of the thread. */
  readonly tdur?: number
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']
const SCRIPTS = new Set([
  'FireAnimationFrame',
  'EventDispatch',
  'FunctionCall',
  'TimerFire',
  'HandlePostMessage',
  'RunMicrotasks',
  'EvaluateScript',
  'MinorGC',
  'MajorGC',
  'V8.GCScavenger',
])

/** Traces a page while something happens in it. CPU time of its thread, so that waiting for a software renderer in another process does not count. */
export async function frameCosts(browser: Browser, page: Page, action: () => Promise<unknown>): Promise<FrameCosts> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await action()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return costsOf(traceEvents)
}

function costsOf(events: readonly TraceEvent[]): FrameCosts {
  const callbacks = events.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X')
  const { pid, tid } = callbacks[0] ?? { pid: 0, tid: 0 }
  const own = events
    .filter((event) => event.ph === 'X' && event.tdur !== undefined && event.pid === pid && event.tid === tid)
    .toSorted((a, b) => a.ts - b.ts || b.dur! - a.dur!)
  const tasks = outermost(own.filter(({ name }) => name === 'RunTask'))
  const scripts = outermost(own.filter(({ name }) => SCRIPTS.has(name)))
  const frames = tasks.filter((task) => own.some(({ name, ts }) => name === 'FireAnimationFrame' && isWithin(ts, task)))
  const costs = (of: readonly TraceEvent[]) =>
    frames.map((frame, index) => {
      const from = index === 0 ? -Infinity : endOf(frames[index - 1]!)
      return of.filter(({ ts }) => ts >= from && ts < endOf(frame)).reduce((sum, { tdur }) => sum + tdur! / 1000, 0)
    })
  return { scripts: costs(scripts), tasks: costs(tasks) }
}

/** Events, in their order, without those within others. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const found: TraceEvent[] = []
  for (const event of events) if (found.length === 0 || event.ts >= endOf(found.at(-1)!)) found.push(event)
  return found
}

function isWithin(ts: number, event: TraceEvent): boolean {
  return ts >= event.ts && ts < endOf(event)
}

function endOf({ ts, dur }: TraceEvent): number {
  return ts + dur!
}
