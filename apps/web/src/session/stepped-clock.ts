import type { Clock } from './clock.ts'

/** A clock for tests: time passes only on request, and then everything that is due runs, in order. */
export interface SteppedClock extends Clock {
  pass(milliseconds: number): void
}

interface Timer {
  at: number
  readonly period: number | null
  readonly run: () => void
}

/** Starts at a fixed time other than 0. */
export function steppedClock(start = 1_000_000): SteppedClock {
  let time = start
  const timers = new Set<Timer>()
  const add = (timer: Timer) => {
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const next = (until: number) => [...timers].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0]
  return {
    now: () => time,
    after: (delay, run) => add({ at: time + delay, period: null, run }),
    every: (period, run) => add({ at: time + period, period, run }),
    pass(milliseconds) {
      const until = time + milliseconds
      for (let timer = next(until); timer; timer = next(until)) {
        time = Math.max(time, timer.at)
        if (timer.period === null) timers.delete(timer)
        else timer.at += timer.period
        timer.run()
      }
      time = until
    },
  }
}
