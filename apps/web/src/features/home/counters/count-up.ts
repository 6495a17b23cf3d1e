/** ms a counter takes to reach its figure (B.home.18). */
export const COUNT_UP_MS = 3000

/** The displayed number after `elapsed` ms: an integer from 0 to `target`, fast at first, slow at the end. */
export function countedAt(target: number, elapsed: number): number {
  if (elapsed >= COUNT_UP_MS) return target
  const left = 1 - Math.max(0, elapsed) / COUNT_UP_MS
  return Math.ceil(target * (1 - left ** 3))
}

/** Counts up on the screen: `show` gets each number, the last is `target`. Returns a function that stops it. */
export function countUp(target: number, show: (count: number) => void): () => void {
  const start = performance.now()
  let frame = 0
  const step = () => {
    const elapsed = performance.now() - start
    show(countedAt(target, elapsed))
    if (elapsed < COUNT_UP_MS) frame = requestAnimationFrame(step)
  }
  step()
  return () => cancelAnimationFrame(frame)
}
