import { setTimeout as sleep } from 'node:timers/promises'

/** ms that connections have to end in order. */
const END_LIMIT = 1000

/**
 * Ends a client or a pool of the driver. Both wait for PostgreSQL, a pool also for the statements that run; one that does not answer would keep
 * the process from stopping, so after a second the caller goes on, and what is left ends with the process.
 */
export async function endConnections(connections: { end(): Promise<void> }): Promise<void> {
  const ending = connections.end()
  // Nobody is there to hear of it once the second is over.
  ending.catch(() => {})
  await Promise.race([ending, sleep(END_LIMIT, undefined, { ref: false })])
}
