/** Parts into which a time is divided. */
const TURNS = 10

/**
 * Calls `then` after `time` ms, counted in ten timers one after the other; returns how to prevent it. Where other programs have the
 * processors each timer is late, and a thread that was signalled to stop waits for a processor as long.
 */
export function afterTurns(time: number, then: () => void): () => void {
  let turns = TURNS
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(() => (--turns > 0 ? next() : then()), time / TURNS)
  }
  next()
  return () => clearTimeout(timer)
}
