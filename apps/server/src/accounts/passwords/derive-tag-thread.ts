import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { TagJob } from './derive-tag.ts'

/** How much a thread that hashes yields to the others, as nice values go: searches come first on a machine that has no core to spare. */
const NICENESS = 10

yieldToOthers()
parentPort?.on('message', ({ password, cost: { memory, passes, parallelism }, nonce, tagLength }: TagJob) => {
  parentPort?.postMessage(argon2Sync('argon2id', { message: password, nonce, parallelism, tagLength, memory, passes }))
})

/** Linux alone knows priorities of single threads; elsewhere the thread stays as it is. */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS)
  } catch {
    // Where it may not, it hashes all the same.
  }
}
