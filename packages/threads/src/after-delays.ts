/** Parts into which a time is divided. */
const PARTS = 10

/**
 * Calls `then` after `time` ms, counted in ten timers one after the other; returns how to prevent it. Where other programs have the
 * processors each timer is late, and a thread that was signalled to stop waits for a processor as long.
 */
export function afterDelays(time: number, then: () => void): () => void {
  let left = PARTS
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(() => (--left > 0 ? next() : then()), time / PARTS)
  }
  next()
  return () => clearTimeout(timer)
}
