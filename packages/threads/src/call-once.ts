import type { OperationName, Operations } from './operations.ts'
import type { ThreadProtocol } from './thread-protocol.ts'
import { WorkerThread, type CallOptions, type ThreadOptions } from './worker-thread.ts'

/** Calls a temporary thread, which ends afterwards and frees its memory. Rejects like `WorkerThread.call`. */
export async function callOnce<O extends Operations<O>, Name extends OperationName<O>>(
  protocol: ThreadProtocol<O, null>,
  operation: Name,
  request: O[Name]['request'],
  options: ThreadOptions<O> & CallOptions = {},
): Promise<O[Name]['response']> {
  const thread = new WorkerThread(protocol, null, options)
  try {
    return await thread.call(operation, request, options)
  } finally {
    await thread.close()
  }
}
