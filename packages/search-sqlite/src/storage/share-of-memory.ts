import { totalmem } from 'node:os'

/** Bytes the process may use: of the machine, or within the limit of its container. */
function memoryLimit(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity)
}

/** A part of the memory for a cache, in bytes: at most `maxBytes`, and at least an eighth of it, because smaller caches cost too much time. */
export function shareOfMemory(part: number, maxBytes: number, memory: number = memoryLimit()): number {
  return Math.floor(Math.min(maxBytes, Math.max(maxBytes / 8, memory * part)))
}

/** Threads for the searches of one index: two, or one where less than 1 GB must suffice for those of all kinds. */
export function readersFor(memory: number = memoryLimit()): number {
  return memory < 2 ** 30 ? 1 : 2
}
