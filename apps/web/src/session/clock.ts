/** The clock of all session timers; tests use one they control. Times are milliseconds. */
export interface Clock {
  now(): number
  /** Runs a function once after a delay; returns a function that cancels it. */
  after(delay: number, run: () => void): () => void
  /** Runs a function periodically; returns a function that stops it. */
  every(period: number, run: () => void): () => void
}

/** The browser's own. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay)
    return () => clearTimeout(timer)
  },
  every: (period, run) => {
    const timer = setInterval(run, period)
    return () => clearInterval(timer)
  },
}
