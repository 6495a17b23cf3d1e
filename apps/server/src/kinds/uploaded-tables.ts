import { DamagedFile, readTableInThread } from '@gezhi/imports'
import { boundedQueue, QueueFullError } from '../platform/bounded-queue.ts'
import { callerSlots, NoSlotError } from '../platform/caller-slots.ts'
import type { CallContext } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { callerKey } from '../http/caller-key.ts'

/** Files one caller may have waiting and being read. */
const AT_ONCE = 2
/** Files that this process reads at once, each in a thread with hundreds of megabytes, and files that wait for it. */
const IN_PROCESS = { atOnce: 2, waiting: 6 }

/** What a reader accepts. */
export interface TableLimits {
  /** Rows that are read, title included. */
  readonly rows: number
  readonly bytes: number
  /** The error for a file that cannot be read. */
  damaged(problem: string): CallError
}

/**
 * Reads the first rows of the table of an uploaded file. Throws UPLOAD_SIZE, `damaged` for one that cannot be read, SEARCH_BUSY if the
 * caller, or everybody together, has too many waiting.
 */
export type UploadedTableReader = (
  file: Blob,
  context: Pick<CallContext, 'caller' | 'address' | 'language' | 'signal'>,
) => Promise<string[][]>

/** A reader with the limits of this process. `read`: `readTableInThread`. */
export function uploadedTableReader(limits: TableLimits, read: typeof readTableInThread = readTableInThread): UploadedTableReader {
  const slots = callerSlots(AT_ONCE)
  const queue = boundedQueue(IN_PROCESS)
  return async (file, { caller, address, language, signal }) => {
    if (file.size > limits.bytes) throw new CallError('UPLOAD_SIZE')
    let leave: (() => void) | null = null
    try {
      leave = slots.take(callerKey(caller, address))
      return await queue.run(async () => {
        signal.throwIfAborted()
        return read(new Uint8Array(await file.arrayBuffer()), limits.rows)
      })
    } catch (error) {
      if (error instanceof NoSlotError || error instanceof QueueFullError) throw new CallError('SEARCH_BUSY', {}, { cause: error })
      if (error instanceof DamagedFile) throw limits.damaged(error.reason[language])
      throw error
    } finally {
      leave?.()
    }
  }
}
