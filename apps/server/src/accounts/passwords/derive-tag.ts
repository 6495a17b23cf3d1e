import { WorkerThread } from '@gezhi/threads'
import { TAG_THREAD, type TagJob, type TagOperations } from './derive-tag-protocol.ts'

/** Threads of this process that have no work now. */
const idle = new Set<WorkerThread<TagOperations>>()

/**
 * The argon2id tag of a password, derived in a thread that yields to all others. As many threads are started as work at once; the caller
 * sees to it that those are few. Rejects with what argon2 says is wrong, or when the thread dies.
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
