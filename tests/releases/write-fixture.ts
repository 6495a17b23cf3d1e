import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { aKite } from '../faults/a-kite.ts'
import { checkOutRelease, RELEASES } from './release-checkout.ts'

// Writes the fixture of a release: node tests/releases/write-fixture.ts COMMIT. A server of that commit is filled by its calls, its backup
// and its index of patents are kept. All of it is made up.

const KITES = 40
const DEMO = 20
const PHONE = '13700000042'
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const { commit } = RELEASES.find((one) => one.commit === process.argv[2]) ?? {}
if (commit === undefined) throw new Error(`Say one of ${RELEASES.map((one) => one.commit).join(', ')}`)
const folder = mkdtempSync(join(tmpdir(), 'gezhi-fixture-'))
try {
  const release = checkOutRelease(join(folder, 'release'), commit)
  const env = { ...process.env, GEZHI_DATA: join(folder, 'data'), GEZHI_DEMO: String(DEMO), GEZHI_MEANING: 'off', PORT: '0' }
  const run = (program: string, args: string[]) =>
    execFileSync(process.execPath, [`apps/server/src/${program}.ts`, ...args], {
      cwd: release,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: release, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise((resolve) => server.once('exit', resolve))
  let output = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  let url: string | undefined
  while ((url = /ready at (\S+)/.exec(output)?.[1]) === undefined) {
    if (server.exitCode !== null) throw new Error(output)
    await sleep(100)
  }
  await fill(url)
  const target = join(import.meta.dirname, commit)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  run('ops-command', ['backup', join(folder, 'backup.zip')])
  server.kill('SIGTERM')
  await exited
  const kites = join(folder, 'kites.jsonl')
  writeFileSync(kites, Array.from({ length: KITES }, (_, index) => aKite(index)).join('\n'))
  run('import-command', [kites])
  renameSync(join(folder, 'backup.zip'), join(target, 'backup.zip'))
  const index = join(folder, 'data', 'index')
  for (const name of readdirSync(index).filter((one) => one.startsWith('patents-') && one.endsWith('.index'))) {
    // What the import wrote last is in a file beside it otherwise.
    const database = new DatabaseSync(join(index, name))
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.close()
    writeFileSync(join(target, `${name}.gz`), gzipSync(readFileSync(join(index, name)), { level: 9 }))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** A user with a search in the history, a tagged patent and a profile picture. */
async function fill(url: string): Promise<void> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', token }
    const answer = (await (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as Answer
    if (answer.code !== 200) throw new Error(`${path}: ${answer.message}`)
    return answer.data
  }
  await post('/api/user/user/sendCode', { telephone: PHONE })
  const outbox = (await (await fetch(`${url}/api/dev/outbox?to=${PHONE}`)).json()) as { data: { list: { code: string }[] } }
  const login = { phoneOrEmail: PHONE, code: outbox.data.list[0]!.code, accountSource: 'web' }
  const { token } = (await post('/api/user/user/telephoneLogin', login)) as { token: string }
  await post('/api/user/searchHistory/add', { searchStrategy: 'TI=(风筝)', number: 1, displayName: '风筝' }, token)
  await post('/api/user/mark/save', { pn: 'CN900000001A', tag: 2 }, token)
  const form = new FormData()
  form.append('file', new File([PNG], 'a.png', { type: 'image/png' }))
  const upload = await fetch(`${url}/api/sms/oss/upload`, { method: 'POST', headers: { token }, body: form })
  const picture = (await upload.json()) as { data: { url: string } }
  await post('/api/user/user/updateUserInfo', { avatar: picture.data.url }, token)
}

interface Answer {
  readonly code: number
  readonly message: string
  readonly data: unknown
}
