import { once } from 'node:events'
import type { ChildMessage, ChildProtocol } from './child-protocol.ts'

/** Runs in a child process: does the task it is sent and ends. */
export async function serveChild<Task, Progress>(
  { errors }: ChildProtocol<Task, Progress>,
  work: (task: Task, report: (progress: Progress) => void) => Promise<void>,
): Promise<void> {
  // Its parent decides when it ends: Ctrl-C in a terminal reaches both.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => {})
  // Without its parent it ends. An orderly exit would wait for threads in native code.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  const [task] = (await once(process, 'message')) as [Task]
  try {
    await work(task, (progress) => void send({ kind: 'progress', progress }))
    await send({ kind: 'done' })
  } catch (error) {
    await send({ kind: 'failed', error: errors.encode(error) })
  }
  process.exit()
}

/** Resolves when the message was handed over. */
function send<Progress>(message: ChildMessage<Progress>): Promise<void> {
  return new Promise((resolve) => process.send!(message, undefined, undefined, () => resolve()))
}
