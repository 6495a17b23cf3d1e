import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { familyMemory } from './process-memory.ts'

/** A server process, started like `npm start`. */
export interface ServerProcess {
  readonly address: string
  readonly pid: number
  /** Milliseconds until it reported that it is ready. */
  readonly ready: number
  /** Most bytes that were resident in it and its child processes together until it was ready, looked at every 50 ms; 0 except on Linux. */
  peakMemory(): number
  stop(): Promise<void>
}

const OPEN = { GEZHI_ACCESS: 'open', PORT: '0', HOST: '127.0.0.1' }

/**
 * Starts a server on a data folder and a free port, open to everyone unless `settings` differ, and waits until it is ready. Rejects with
 * its output if it exits before. `root`: another checkout.
 */
export function startServerProcess(
  dataFolder: string,
  demo: number,
  settings: NodeJS.ProcessEnv = {},
  root = process.cwd(),
): Promise<ServerProcess> {
  const start = performance.now()
  const command = commandOf(root)
  const child = spawn(command.file, command.args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...OPEN, GEZHI_DATA: dataFolder, GEZHI_DEMO: String(demo), GEZHI_MEANING: 'off', ...settings },
  })
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()))
  let output = ''
  let peak = 0
  const looking = process.platform === 'linux' ? setInterval(() => (peak = Math.max(peak, familyMemory(child.pid!))), 50) : undefined
  void ended.then(() => clearInterval(looking))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      output += `${line}\n`
      const address = /ready at (\S+)/.exec(line)?.[1]
      if (address === undefined) return
      clearInterval(looking)
      const stop = () => (child.kill('SIGTERM'), ended)
      resolve({ address, pid: child.pid!, ready: performance.now() - start, peakMemory: () => peak, stop })
    })
    void ended.then(() => reject(new Error(`The server ended before it was ready:\n${output}`)))
  })
}

/** What `npm start` runs in a checkout, without npm between, which would take the signals. */
function commandOf(root: string): { readonly file: string; readonly args: string[] } {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const [file = '', ...args] = scripts.start.replace(/^exec /, '').split(' ')
  return { file: file === 'node' ? process.execPath : file, args }
}
