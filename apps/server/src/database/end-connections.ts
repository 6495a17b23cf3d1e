import { setTimeout as sleep } from 'node:timers/promises'

/** ms for closing connections gracefully. */
const END_LIMIT = 1000

/**
 * Ends a client or a pool of the driver. Both wait for PostgreSQL, a pool also for running statements; an unresponsive one would keep the
 * process from stopping, so after a second the caller continues, and the rest ends with the process.
 */
export async function endConnections(connections: { end(): Promise<void> }): Promise<void> {
  const ending = connections.end()
  // Nobody handles it after the second is over.
  ending.catch(() => {})
  await Promise.race([ending, sleep(END_LIMIT, undefined, { ref: false })])
}
