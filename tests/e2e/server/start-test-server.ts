import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startProgram } from '../../../tools/test/program-command.ts'
import { restoreDescriptions, storeDescriptions } from './described-pictures.ts'
import { ENGINES, ownEngines } from './own-engines.ts'

export interface TestServer {
  /** Without a trailing slash. */
  readonly url: string
  /** Its data folder. */
  readonly data: string
  /** Its engine settings; empty for the embedded engines. */
  readonly engines: Readonly<Record<string, string>>
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

/** Patents in the demonstration corpus of the flows. */
const DEMO_PATENTS = 2000
/** Bank transfers are offered, to an account of nobody. */
const TRANSFER = { GEZHI_TRANSFER_NAME: '格致科技', GEZHI_TRANSFER_BANK: '招商银行', GEZHI_TRANSFER_ACCOUNT: '110000' }
const START_LIMIT_MS = 600_000
/** The same with a cluster, which has to index the corpus first. */
const START_LIMIT_ON_ENGINES_MS = 600_000
/** Timeout of a hook that imports documents and starts a server. */
export const SERVER_START_MS = process.env[ENGINES.search] === undefined ? 300_000 : 1_200_000

interface TestServerOptions {
  /** Patents of the demonstration corpus. */
  readonly demo?: number
  /** Files and folders imported before the server starts. */
  readonly imports?: readonly string[]
  /** `GEZHI_ACCESS`. Open, except for flows about permissions. */
  readonly access?: 'open' | 'membership'
  /** Further environment variables. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Starts the real server on an empty data folder, or on the engines of the environment (`ownEngines`), with a demonstration corpus and a
 * free port; resolves when the corpus can be searched. Rejects with the server's output if it fails to start.
 */
export async function startTestServer({
  demo = DEMO_PATENTS,
  imports = [],
  access = 'open',
  settings = {},
}: TestServerOptions = {}): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'gezhi-flows-'))
  // If other accounts cannot enter its parent folder, a server started as root would store PostgreSQL's data under /var/lib.
  await chmod(data, 0o755)
  const engines = await ownEngines()
  const all = {
    PORT: '0',
    ...TRANSFER,
    GEZHI_DATA: data,
    GEZHI_DEMO: String(demo),
    GEZHI_ACCESS: access,
    GEZHI_MEANING: 'off',
    // Receivers of the tests are on this machine.
    GEZHI_WEBHOOK_NETWORKS: '127.0.0.0/8',
    ...engines.settings,
    ...settings,
  }
  const isDemonstration = imports.length === 0 && Object.keys(engines.settings).length === 0
  if (isDemonstration) await restoreDescriptions(data, demo)
  if (imports.length > 0) await importFiles(imports, all)
  const server = startProgram('main', [], all)
  const stop = async () => {
    await end(server)
    if (isDemonstration) await storeDescriptions(data, demo)
    await engines.drop()
    await rm(data, { recursive: true, force: true })
  }
  try {
    const url = await address(server, Object.keys(engines.settings).length > 0 ? START_LIMIT_ON_ENGINES_MS : START_LIMIT_MS)
    return { url, data, engines: engines.settings, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Imports with these settings; rejects if the command fails. */
async function importFiles(paths: readonly string[], settings: NodeJS.ProcessEnv): Promise<void> {
  const command = startProgram('import-command', paths, settings, 'ignore')
  const [code] = (await once(command, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The import ended with ${code}: ${paths.join(' ')}`)
}

/** Extracts the URL from the server's line "… is ready at http://…". */
function address(server: ChildProcess, limit: number): Promise<string> {
  const output: string[] = []
  return new Promise((resolve, reject) => {
    const settle = (run: () => void) => {
      clearTimeout(timer)
      run()
    }
    const fail = (why: string) => settle(() => reject(new Error(`The server of the flows ${why}. It said:\n${output.join('\n')}`)))
    const timer = setTimeout(() => fail(`was not ready after ${limit / 1000} s`), limit)
    const onLine = (line: string) => {
      output.push(line)
      const url = /is ready at (http:\S+)/.exec(line)?.[1]
      if (url) settle(() => resolve(url))
    }
    for (const stream of [server.stdout, server.stderr]) if (stream) createInterface({ input: stream }).on('line', onLine)
    server.on('error', (error) => fail(`did not start: ${error.message}`))
    // The last output may arrive after its exit.
    server.on('close', (code) => fail(`ended with ${code}`))
  })
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  const killed = setTimeout(() => server.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(killed)
}
