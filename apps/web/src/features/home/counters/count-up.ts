/** ms a counter takes to reach its figure (B.home.18). */
export const COUNT_UP_MS = 3000

/** What a counter shows so many ms after it began: a whole number from 0 to `target`, quick at first, slow at the end. */
export function countedAt(target: number, elapsed: number): number {
  if (elapsed >= COUNT_UP_MS) return target
  const left = 1 - Math.max(0, elapsed) / COUNT_UP_MS
  return Math.ceil(target * (1 - left ** 3))
}

/** Counts up on the screen: `show` is given every number of the way, the last `target`. Answers how to stop. */
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
