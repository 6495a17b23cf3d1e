import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { programProcess } from './server-process.ts'

const READY_LIMIT = 480_000

/** One of several processes that share a database and a data folder. */
export interface RoleProcess {
  readonly child: ChildProcess
  /** Its URL, once it reports that it is ready; rejects with its output if it exits before. */
  ready(): Promise<string>
  /** All output so far. */
  output(): string
  /** Sends SIGTERM; returns the exit code. */
  stop(): Promise<number | null>
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>
}

/** A process with a role, on a free port unless the settings name one. */
export function roleProcess(role: 'web' | 'worker', settings: Record<string, string>): RoleProcess {
  const child = programProcess('main', ['--role', role], { PORT: '0', ...settings })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const gone = once(child, 'exit')
  const alive = () => child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    if (alive()) await gone
  }
  return {
    child,
    output: () => output,
    async ready() {
      const deadline = Date.now() + READY_LIMIT
      for (;;) {
        const [, address] = /is ready at (http:\S+)/.exec(output) ?? []
        if (address !== undefined) return address
        if (!alive() || Date.now() > deadline)
          throw new Error(`The ${role} is not there (${child.exitCode ?? child.signalCode}). It said:\n${output}`)
        await sleep(20)
      }
    },
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      return child.exitCode
    },
  }
}
