/** How long further clicks are ignored, in ms (B.shell.27). */
const PERIOD_MS = 2000

/** Wraps the action of a button that must not run twice: after an accepted click, clicks are ignored for `period` ms. */
export function guardClicks(action: () => void, period: number = PERIOD_MS, now: () => number = Date.now): () => void {
  let last = -Infinity
  return () => {
    if (now() - last < period) return
    last = now()
    action()
  }
}
