import { WorkerThread } from '@gezhi/threads'
import { TAG_THREAD, type TagJob, type TagOperations } from './derive-tag-protocol.ts'

/** Idle threads of this process. */
const idle = new Set<WorkerThread<TagOperations>>()

/**
 * The argon2id tag of a password, derived in a low-priority thread. Starts as many threads as there are concurrent calls, which the
 * caller must limit. Rejects with argon2's error, or when the thread dies.
 */
export async function deriveTag(job: TagJob): Promise<Buffer> {
  const thread = takeThread()
  try {
    return Buffer.from(await thread.call('derive', job))
  } finally {
    idle.add(thread)
  }
}

function takeThread(): WorkerThread<TagOperations> {
  const [waiting] = idle
  if (waiting === undefined) return new WorkerThread(TAG_THREAD, null)
  idle.delete(waiting)
  return waiting
}
