import { callOnce } from '@gezhi/threads'
import { DamagedFile } from '../pipeline/damaged-file.ts'
import { TABLE_THREAD, TOO_MUCH } from './read-table-protocol.ts'

/** Limits for an uploaded file: time in ms and heap in MB. The server survives any content. */
const LIMITS = { time: 20_000, heap: 384 }

/** `readTable` in a thread that is terminated when a file needs too much time or memory; throws `DamagedFile` in this case, too. */
export async function readTableInThread(bytes: Uint8Array, maxRows: number, limits = LIMITS): Promise<string[][]> {
  const signal = AbortSignal.timeout(limits.time)
  try {
    return await callOnce(
      TABLE_THREAD,
      'read',
      { bytes, maxRows },
      { signal, stopsWithin: 0, resourceLimits: { maxOldGenerationSizeMb: limits.heap } },
    )
  } catch (error) {
    throw signal.aborted ? new DamagedFile(TOO_MUCH, error) : error
  }
}
