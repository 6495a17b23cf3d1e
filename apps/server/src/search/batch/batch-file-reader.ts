import { BATCH_LIMITS } from '@gezhi/contract'
import { DamagedFile, readTableInThread } from '@gezhi/imports'
import { CallError } from '../../http/call-error.ts'
import type { CallContext } from '../../http/call-context.ts'
import { callerKey } from '../../http/caller-key.ts'
import { boundedQueue, QueueFullError } from '../../platform/bounded-queue.ts'
import { callerSlots, NoSlotError } from '../../platform/caller-slots.ts'

/** Files one caller may have waiting and being read. */
const AT_ONCE = 2
/** Files that this process reads at once, each in a thread with hundreds of megabytes, and files that wait for it. */
const IN_PROCESS = { atOnce: 2, waiting: 6 }

/**
 * Reads the table of an uploaded file, at most one row more than `BATCH_LIMITS.rows` and a title. Throws UPLOAD_SIZE, BATCH_FILE for one
 * that cannot be read, SEARCH_BUSY if the caller, or everybody together, has too many waiting.
 */
export type BatchFileReader = (file: Blob, context: Pick<CallContext, 'caller' | 'address' | 'language' | 'signal'>) => Promise<string[][]>

/** A reader with the limits of this process. `read`: `readTableInThread`. */
export function batchFileReader(read: typeof readTableInThread = readTableInThread): BatchFileReader {
  const slots = callerSlots(AT_ONCE)
  const queue = boundedQueue(IN_PROCESS)
  return async (file, { caller, address, language, signal }) => {
    if (file.size > BATCH_LIMITS.bytes) throw new CallError('UPLOAD_SIZE')
    let leave: (() => void) | null = null
    try {
      leave = slots.take(callerKey(caller, address))
      return await queue.run(async () => {
        signal.throwIfAborted()
        return read(new Uint8Array(await file.arrayBuffer()), BATCH_LIMITS.rows + 2)
      })
    } catch (error) {
      if (error instanceof NoSlotError || error instanceof QueueFullError) throw new CallError('SEARCH_BUSY', {}, { cause: error })
      if (error instanceof DamagedFile) throw new CallError('BATCH_FILE', { problem: error.reason[language] }, { cause: error })
      throw error
    } finally {
      leave?.()
    }
  }
}
