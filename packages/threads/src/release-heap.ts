import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

/** ms between two looks at a heap. */
const LOOK_EVERY = 30_000
/** Bytes that a heap has grown by when it is worth a collection. */
const WORTH = 16 * 2 ** 20
/** Share of the time since the last look in which the event loop had work: above it answers come first. */
const BUSY = 0.5

export interface HeapRelease {
  /** Nobody waits for this thread: its heap is released while it works, too. */
  readonly inBackground?: boolean
  /** ms between two looks. */
  readonly lookEvery?: number
}

/**
 * Returns the free memory of the heap of this thread to the system while it has little to do. By itself V8 keeps what was in use once as
 * long as little is allocated, and pages with gaps: an idle server would hold 200 MB more. Takes 15 to 60 ms, at most every 30 s. Does
 * nothing in a process without `--expose-gc`.
 */
export function releaseIdleHeap({ inBackground = false, lookEvery = LOOK_EVERY }: HeapRelease = {}): void {
  const collect = globalThis.gc
  if (collect === undefined) return
  let last: EventLoopUtilization = performance.eventLoopUtilization()
  let kept = 0
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if ((!inBackground && utilization > BUSY) || getHeapStatistics().total_heap_size < kept + WORTH) return
    // Other collections neither move objects together nor give pages back.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    kept = getHeapStatistics().total_heap_size
  }
  setInterval(look, lookEvery).unref()
}
