import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { serveThread } from '@gezhi/threads'
import { TAG_THREAD } from './derive-tag-protocol.ts'

/** How much a thread that hashes yields to the others, as nice values go: searches come first on a machine that has no core to spare. */
const NICENESS = 10

yieldToOthers()
serveThread(TAG_THREAD, {
  derive: ({ password, cost: { memory, passes, parallelism }, nonce, tagLength }) =>
    argon2Sync('argon2id', { message: password, nonce, parallelism, tagLength, memory, passes }),
})

/** Linux alone knows priorities of single threads; elsewhere the thread stays as it is. */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW))
  } catch {
    // Where it may not, it hashes all the same.
  }
}
