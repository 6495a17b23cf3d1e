import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import type { ChildMessage, ChildProtocol } from './child-protocol.ts'

/** A build takes memory for minutes and answers nobody: a heap that is collected early suits it, whatever suits this process. */
const HEAP_OPTIONS = ['--max-semi-space-size=4', '--heap-growing-percent=50']

export interface ChildOptions<Progress> {
  /** Ends the child process at once. */
  readonly signal?: AbortSignal | undefined
  /** How much it leaves to other processes, from 0 to 19; default 0. */
  readonly niceness?: number | undefined
  readonly onProgress?: (progress: Progress) => void
}

/**
 * Does a task in a child process, with the options of this one but for the heap: its memory, which threads leave in pieces, ends with it. Resolves when it
 * has ended. Rejects with what the task threw, with `ThreadErrors.failure` if the child died, and with the signal's reason. When this
 * process is killed, the child ends, too, but may live a moment longer.
 */
export async function runChild<Task, Progress>(
  protocol: ChildProtocol<Task, Progress>,
  task: Task,
  { signal, niceness = 0, onProgress = () => {} }: ChildOptions<Progress> = {},
): Promise<void> {
  signal?.throwIfAborted()
  // The last of several values counts.
  const execArgv = [...process.execArgv, ...HEAP_OPTIONS]
  const child = fork(protocol.url, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced', execArgv })
  if (niceness > 0) lowerPriority(child, niceness)
  const end = () => void child.kill('SIGKILL')
  signal?.addEventListener('abort', end)
  try {
    const result = resultOf(child, protocol, onProgress)
    // Sending fails if it died at once: then its end is reported.
    child.send(task as object, () => {})
    await result
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', end)
  }
}

/** Threads that it starts later inherit the priority. */
function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // It died at once, which its caller is told, or the system has no priorities: then it runs with that of this process.
  }
}

function resultOf<Task, Progress>(
  child: ChildProcess,
  { errors }: ChildProtocol<Task, Progress>,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let result: ChildMessage<Progress> | null = null
  child.on('message', (message: ChildMessage<Progress>) => {
    if (message.kind === 'progress') onProgress(message.progress)
    else result = message
  })
  child.on('error', (error) => reject(errors.failure('failed', `The child process failed: ${String(error)}`, error)))
  // Its last messages may arrive after its end.
  void Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(([[code, killedBy]]) => {
    if (result?.kind === 'done') resolve()
    else if (result?.kind === 'failed') reject(errors.decode(result.error))
    else reject(errors.failure('failed', `The child process ended with ${String(killedBy ?? code)}`))
  }, reject)
  return promise
}
