import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A server process, started like `npm start`. */
export interface ServerProcess {
  readonly address: string
  readonly pid: number
  /** Milliseconds until it reported that it is ready. */
  readonly ready: number
  stop(): Promise<void>
}

const OPEN = { GEZHI_ACCESS: 'open', PORT: '0', HOST: '127.0.0.1' }

/**
 * Starts a server on a data folder and a free port, open to everyone unless `settings` differ, and waits until it is ready. Rejects with
 * its output if it exits before.
 */
export function startServerProcess(dataFolder: string, demo: number, settings: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const start = performance.now()
  const child = spawn(process.execPath, ['apps/server/run.ts', 'main'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...OPEN, GEZHI_DATA: dataFolder, GEZHI_DEMO: String(demo), GEZHI_MEANING: 'off', ...settings },
  })
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()))
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      output += `${line}\n`
      const address = /ready at (\S+)/.exec(line)?.[1]
      if (address !== undefined)
        resolve({ address, pid: child.pid!, ready: performance.now() - start, stop: () => (child.kill('SIGTERM'), ended) })
    })
    void ended.then(() => reject(new Error(`The server ended before it was ready:\n${output}`)))
  })
}
