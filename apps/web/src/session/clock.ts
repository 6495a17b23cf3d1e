/** The clock all timers of a session go by; tests bring one they can move. Times are milliseconds. */
export interface Clock {
  now(): number
  /** Runs something once, later; answers how to call it off. */
  after(delay: number, run: () => void): () => void
  /** Runs something again and again; answers how to stop it. */
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
