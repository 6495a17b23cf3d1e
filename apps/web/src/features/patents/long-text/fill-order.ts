import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { inIdleSlices } from './idle-slices.ts'

/** Chunks rendered in one slice; React splits their rendering itself. */
const TOGETHER = 8

const waiting = new Set<() => void>()
let running = false

/**
 * Renders a chunk of a long text when the browser is idle, in the order of the calls, a few chunks per slice. Returns a function that
 * cancels it.
 */
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

/** Renders all waiting chunks at once: for printing. */
export function fillAll(): void {
  const fills = [...waiting]
  waiting.clear()
  flushSync(() => fills.forEach((fill) => fill()))
}
