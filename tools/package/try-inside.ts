import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

// In a clean root, with the Node of the release: node try-inside.ts GEZHI [DATA]. Starts the server, searches, imports, searches again, stops.
// Prints what it saw, one line each; exits with 1 at the first thing that is not as it should be. It imports nothing of the repository.

const LIMIT_MS = 480_000
const URL_OF_SERVER = 'http://127.0.0.1:8080'
const IMPORTED = 40

const [gezhi = '', data] = process.argv.slice(2)
const SETTINGS = {
  ...(data === undefined ? {} : { GEZHI_DATA: data }),
  GEZHI_MODE: 'development',
  // Of an archive: a package has the same files, and a start with a demonstration takes three times as long.
  GEZHI_DEMO: data === undefined ? '0' : '30',
  GEZHI_ACCESS: 'open',
  PORT: '8080',
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
}
const lines = Array.from({ length: IMPORTED }, (_, index) =>
  JSON.stringify({
    publication_number: `CN${900_000_000 + index}A`,
    publication_date: '2030-03-25',
    title: `会飞的风筝第${index}号`,
    applicants: ['湖畔大学'],
    inventors: ['苇一'],
    abstract: '本发明公开了一种会飞的风筝。',
    main_claim: '1.一种会飞的风筝,其特征在于包括骨架。',
    ipc: ['A63H27/08'],
  }),
)

check('other interfaces than 127.0.0.1', Object.keys(networkInterfaces()).filter((name) => name !== 'lo').length, 0)
check('programs npm and node of the system', ['/usr/bin/node', '/usr/bin/npm', '/usr/local/bin/node'].filter(existsSync).length, 0)
check('gezhi version', run('version').split('\n')[0]!.startsWith('Gezhi '), true)
const server = spawn(gezhi, ['start'], { env: SETTINGS, stdio: ['ignore', 'inherit', 'inherit'] })
const ended = once(server, 'exit')
try {
  await untilReady(server)
  check('the page', (await (await fetch(URL_OF_SERVER)).text()).includes('<div id="root"'), true)
  check('patents found before the import', await hits('会飞的风筝'), 0)
  writeFileSync('/srv/kites.jsonl', `${lines.join('\n')}\n`)
  console.log(run('import', '/srv/kites.jsonl').trim())
  check('patents found after the import', await hits('会飞的风筝'), IMPORTED)
  console.log(run('ops', 'backup', '/srv/accounts.backup').trim())
  check('the backup exists', existsSync('/srv/accounts.backup'), true)
} finally {
  server.kill('SIGTERM')
}
const [code] = (await ended) as [number | null]
check('exit code of the server', code, 0)

function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(gezhi, args, { env: SETTINGS, encoding: 'utf8' })
  if (status !== 0) fail(`gezhi ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`)
  return stdout
}

async function untilReady(process: ChildProcess): Promise<void> {
  const deadline = Date.now() + LIMIT_MS
  for (;;) {
    // Until it listens, connections are refused.
    const answer = await fetch(`${URL_OF_SERVER}/readyz`).catch(() => null)
    if (answer?.ok) return
    if (process.exitCode !== null || Date.now() > deadline) fail('the server is not ready')
    await sleep(50)
  }
}

async function hits(queryStr: string): Promise<number> {
  const answer = await fetch(`${URL_OF_SERVER}/api/search/ts/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { queryStr }, size: 1 }),
  })
  const { message, data } = (await answer.json()) as { message: string; data?: { total: number; hidden?: { total: number } } }
  // Guests do not see patents of every country.
  return data ? data.total + (data.hidden?.total ?? 0) : fail(message)
}

function check(name: string, found: unknown, expected: unknown): void {
  if (found !== expected) fail(`${name}: ${String(found)}, not ${String(expected)}`)
  console.log(`${name}: ${String(found)}`)
}

function fail(message: string): never {
  console.error(`FAILED ${message}`)
  process.exit(1)
}
