import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from '../../apps/server/build.ts'
import { ownEnvironment, startProgram } from '../../tools/test/program-command.ts'

const ROOT = join(import.meta.dirname, '../..')
const READY_LIMIT = 480_000

export interface ServerProcess {
  readonly child: ChildProcess
  /** Resolves when it holds the data folder, before it listens. */
  locked(): Promise<void>
  /** Its URL; resolves before it is ready. */
  address(): Promise<string>
  /** Resolves when `/readyz` returns 200; rejects with the server's output if it exits before. */
  ready(): Promise<string>
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>
  /** Sends SIGTERM; returns the exit code. */
  stop(): Promise<number | null>
}

/** A server process on a data folder, on a free port; `root`: a checkout of another version. */
export function serverProcess(data: string, settings: Record<string, string>, root = ROOT): ServerProcess {
  const child = programProcess('main', [], { ...settings, GEZHI_DATA: data, PORT: '0' }, root)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const gone = once(child, 'exit')
  const alive = () => child.exitCode === null && child.signalCode === null
  const until = async <T>(attempt: () => Promise<T | null>): Promise<T> => {
    const deadline = Date.now() + READY_LIMIT
    for (;;) {
      const answer = await attempt().catch(() => null)
      if (answer !== null) return answer
      if (!alive() || Date.now() > deadline)
        throw new Error(`The server is not there (${child.exitCode ?? child.signalCode}). It said:\n${output}`)
      await sleep(20)
    }
  }
  const holder = async () => {
    const read = JSON.parse(await readFile(join(data, 'server.json'), 'utf8')) as { pid: number; address?: string }
    return read.pid === child.pid ? read : null
  }
  const address = () => until(async () => (await holder())?.address ?? null)
  return {
    child,
    address,
    locked: async () => void (await until(holder)),
    ready: async () => {
      const url = await address()
      return until(async () => ((await fetch(`${url}/readyz`)).ok ? url : null))
    },
    kill: async () => {
      child.kill('SIGKILL')
      if (alive()) await gone
    },
    stop: async () => {
      child.kill('SIGTERM')
      if (alive()) await gone
      return child.exitCode
    },
  }
}

/**
 * A new parent for data folders that other accounts may enter; otherwise a server started as root would store PostgreSQL's data under
 * /var/lib, where no test removes it.
 */
export function dataParent(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}

/**
 * Starts a program of the server that is tested, without the settings of this process, or one from the sources of another checkout, which
 * may be older than bundles.
 */
export function programProcess(program: Program, args: readonly string[], settings: Record<string, string>, root = ROOT): ChildProcess {
  if (root === ROOT) return startProgram(program, args, settings)
  const source = `apps/server/src/${program}.ts`
  return spawn(process.execPath, [source, ...args], { cwd: root, env: { ...ownEnvironment(), ...settings }, stdio: 'pipe' })
}

/** Exit code and output of a program. */
export interface Outcome {
  readonly code: number | null
  readonly output: string
}

/** Resolves when a program has exited. */
export async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}
