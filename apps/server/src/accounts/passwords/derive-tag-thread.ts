import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { serveThread } from '@gezhi/threads'
import { TAG_THREAD } from './derive-tag-protocol.ts'

/** Nice value of hashing threads: searches have priority on a machine without idle cores. */
const NICENESS = 10

yieldToOthers()
serveThread(TAG_THREAD, {
  derive: ({ password, cost: { memory, passes, parallelism }, nonce, tagLength }) =>
    argon2Sync('argon2id', { message: password, nonce, parallelism, tagLength, memory, passes }),
})

/** Only Linux has priorities of single threads; elsewhere the priority is unchanged. */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW))
  } catch {
    // Without permission it hashes anyway.
  }
}
