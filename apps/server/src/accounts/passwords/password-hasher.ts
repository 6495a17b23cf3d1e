import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { CallError } from '../../http/call-error.ts'
import { printPhc, readPhc, type Argon2Cost } from './argon2-phc.ts'
import { boundedQueue, QueueFullError } from '../../platform/bounded-queue.ts'
import { deriveTag } from './derive-tag.ts'
import type { TagJob } from './derive-tag-protocol.ts'
import { admissionControl } from './admission-control.ts'

const COST: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 }

/** Hashes passwords outside the main thread. Both methods reject with LOGIN_BUSY when too many calls are waiting. */
export interface PasswordHasher {
  /** The PHC string to store for a password on the wire. */
  hash(password: string): Promise<string>
  /** Whether the password matches a stored hash. For null (no such account, no password) it takes the same time and returns false. */
  verify(password: string, stored: string | null): Promise<boolean>
  /** Runs work that ends in a `verify`; LOGIN_BUSY before any of it if it would have to wait too long. */
  admit<Result>(work: () => Promise<Result>): Promise<Result>
}

/** ms a call may wait for earlier hashes, so that a login stays below a second; and the time of a hash on an idle machine. */
const MAX_WAIT = 500
const USUAL = 35

/** argon2id in low-priority threads; one core also stays free, and admitted requests wait well below a second. */
export function passwordHasher(cores: number = availableParallelism()): PasswordHasher {
  const atOnce = Math.max(1, cores - 1)
  const queue = boundedQueue({ atOnce, waiting: 16 * atOnce })
  const { enter, took } = admissionControl({ atOnce, maxWait: MAX_WAIT, usual: USUAL })
  const deriveTimed = (job: TagJob) =>
    queue
      .run(async () => {
        const start = performance.now()
        const tag = await deriveTag(job)
        took(performance.now() - start)
        return tag
      })
      .catch(busy)
  const nobody = printPhc({ ...COST, nonce: randomBytes(16), tag: randomBytes(32) })
  return {
    admit: (work) => enter(work).catch(busy),
    async hash(password) {
      const nonce = randomBytes(16)
      return printPhc({ ...COST, nonce, tag: await deriveTimed({ password, cost: COST, nonce, tagLength: 32 }) })
    },
    async verify(password, stored) {
      const hash = readPhc(stored ?? nobody)
      if (hash === null) throw new Error('A stored password hash cannot be read')
      const tag = await deriveTimed({ password, cost: hash, nonce: hash.nonce, tagLength: hash.tag.length })
      return timingSafeEqual(tag, hash.tag) && stored !== null
    },
  }
}

function busy(error: unknown): never {
  throw error instanceof QueueFullError ? new CallError('LOGIN_BUSY', {}, { cause: error }) : error
}
