import { callOnce } from '@gezhi/threads'
import { DamagedFile } from '../pipeline/damaged-file.ts'
import { TABLE_THREAD, TOO_MUCH } from './read-table-protocol.ts'

/** Longest time in ms and largest heap in MB for a file somebody uploaded: whatever is in it, the server goes on. */
const LIMITS = { time: 20_000, heap: 384 }

/** `readTable` in a thread that is ended when a file asks for too much time or memory. Throws `DamagedFile` then, too. */
export async function readTableInThread(bytes: Uint8Array, most: number, limits = LIMITS): Promise<string[][]> {
  const signal = AbortSignal.timeout(limits.time)
  try {
    return await callOnce(
      TABLE_THREAD,
      'read',
      { bytes, most },
      { signal, stopsWithin: 0, resourceLimits: { maxOldGenerationSizeMb: limits.heap } },
    )
  } catch (error) {
    throw signal.aborted ? new DamagedFile(TOO_MUCH, error) : error
  }
}
