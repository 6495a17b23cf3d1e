import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { inIdleSlices } from './idle-slices.ts'

/** Chunks drawn in one slice; drawing them is cut up by React itself. */
const TOGETHER = 8

const waiting = new Set<() => void>()
let running = false

/** Fills a chunk of a long text when the browser is idle, in the order asked, a few chunks a slice. Answers how to take it back. */
export function fillWhenIdle(fill: () => void): () => void {
  waiting.add(fill)
  if (!running) {
    running = true
    inIdleSlices(() => {
      const next = [...waiting].slice(0, TOGETHER)
      for (const one of next) waiting.delete(one)
      startTransition(() => next.forEach((one) => one()))
      running = waiting.size > 0
      return running ? 'more' : 'done'
    })
  }
  return () => waiting.delete(fill)
}

/** Fills all that still waits at once: for paper. */
export function fillAll(): void {
  const fills = [...waiting]
  waiting.clear()
  flushSync(() => fills.forEach((fill) => fill()))
}
