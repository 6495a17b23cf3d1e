import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readFailure } from './report-failure.ts'

/** Data of a Node process that does nothing, for the most part address space that V8 reserves for code. */
const NODE_MEGABYTES = 580

/** Error output that is read at most. */
const MAX_OUTPUT = 64 * 1024

/** A script to run in a child process. */
export interface LimitedScript {
  readonly script: URL
  readonly args: readonly string[]
  /** Most memory of its data, beyond what Node needs to start. */
  readonly megabytes: number
  /** Kills the process. */
  readonly signal?: AbortSignal
}

/** The child process ended without a report: it was killed, or its memory did not suffice. */
export class ChildProcessEnded extends Error {
  override readonly name = 'ChildProcessEnded'
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a script to its end in a child process with a limit of memory, after those that wait already: one at a time in this process. Rejects
 * with the error it reports, with its code; with `ChildProcessEnded` if it ends without; and with the reason of the signal.
 */
export function runLimited(run: LimitedScript): Promise<void> {
  const result = last.then(() => start(run))
  last = result.catch(() => undefined)
  return result
}

function start({ script, args, megabytes, signal }: LimitedScript): Promise<void> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    // The shell sets the limit for itself and becomes the script.
    const command = 'ulimit -d "$0" && exec "$@"'
    const node = [process.execPath, '--max-old-space-size=256', fileURLToPath(script), ...args]
    const child = spawn('/bin/sh', ['-c', command, String((NODE_MEGABYTES + megabytes) * 1024), ...node], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // Nothing of this process, such as passwords; arenas for each thread would take memory.
      env: { MALLOC_ARENA_MAX: '2' },
    })
    const kill = (): void => void child.kill('SIGKILL')
    signal?.addEventListener('abort', kill)
    let output = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-MAX_OUTPUT)))
    child.once('error', reject)
    child.once('close', (code, ended) => {
      signal?.removeEventListener('abort', kill)
      if (code === 0) resolve()
      else reject(signal?.aborted === true ? (signal.reason as Error) : failureOf(output, code, ended))
    })
  })
}

function failureOf(output: string, code: number | null, ended: NodeJS.Signals | null): Error {
  const failure = readFailure(output)
  if (failure !== null) return Object.assign(new Error(failure.message), failure.code === undefined ? {} : { code: failure.code })
  return new ChildProcessEnded(`A child process ended with ${code ?? ended}: ${output.trim().slice(0, 500)}`)
}
