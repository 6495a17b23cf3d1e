import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase } from './connect-database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { supervisePostgres } from './supervise-postgres.ts'
import { migrateDatabase } from './migrate-database.ts'
import { passwordFile, runningPostgres } from './postgres-roles.ts'
import { stopPostgres } from './stop-postgres.ts'
import { installedBinaries } from './postgres-binaries.ts'
import { mayReach } from './postgres-account.ts'
import { locatePostgres, type PostgresLocation } from './locate-postgres.ts'
import { postgresProcesses } from './postgres-processes.ts'
import { isAlive, readPostmaster } from './postmaster-file.ts'

const IS_ROOT = process.getuid?.() === 0

// Each test starts several processes and waits for the disk.
describe('the embedded PostgreSQL', () => {
  let folder: string
  let location: PostgresLocation
  const log = () => join(folder, 'postgres.log')
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gezhi-supervisor-'))
    chmodSync(folder, 0o755)
    location = await locatePostgres(join(folder, 'postgres'), folder, () => {})
  })
  afterEach(async () => {
    const left = await readPostmaster(location.cluster)
    if (left) await (await startEmbeddedPostgres(location, log())).stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('starts, keeps its rows over a stop, and leaves neither process nor socket', async () => {
    const first = await startEmbeddedPostgres(location, log())
    await query(first.address, 'CREATE TABLE t AS SELECT 42 AS n')
    const { pid, socketFolder } = (await readPostmaster(location.cluster))!
    await first.stop()
    expect(existsSync(socketFolder)).toBe(false)
    // An ended process disappears with a slight delay.
    await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 240_000 }).toBe(false)
    const second = await startEmbeddedPostgres(location, log())
    expect(await query(second.address, 'SELECT n FROM t')).toEqual([{ n: 42 }])
    await second.stop()
  })

  it('writes no values of rows to its log', async () => {
    const postgres = await startEmbeddedPostgres(location, log())
    await query(postgres.address, 'CREATE TABLE t (email text UNIQUE)')
    await query(postgres.address, "INSERT INTO t SELECT concat('somebody', '@example.org')")
    await expect(query(postgres.address, "INSERT INTO t SELECT concat('somebody', '@example.org')")).rejects.toThrow('unique')
    await postgres.stop()
    expect(readFileSync(log(), 'utf8')).toContain('duplicate key')
    expect(readFileSync(log(), 'utf8')).not.toContain('somebody@example.org')
  })

  it('listens on a Unix socket only, in a folder nobody else may enter, with real durability', async () => {
    const postgres = await startEmbeddedPostgres(location, log())
    expect(statSync(postgres.address.host).mode & 0o777).toBe(0o700)
    const [settings] = await query(
      postgres.address,
      `SELECT current_setting('listen_addresses') AS listens, current_setting('fsync') AS fsync,
        current_setting('synchronous_commit') AS commits, current_setting('server_encoding') AS encoding`,
    )
    expect(settings).toEqual({ listens: '', fsync: 'on', commits: 'on', encoding: 'UTF8' })
    expect(await query(postgres.address, "SELECT '北京' < '上海' COLLATE \"zh-x-icu\" AS pinyin")).toEqual([{ pinyin: true }])
    await postgres.stop()
  })

  it('requires a password that only this account can read, and uses a role that is no superuser', async () => {
    const postgres = await startEmbeddedPostgres(location, log())
    const { password, ...withoutPassword } = postgres.address
    expect(password).toMatch(/^[\w-]{32}$/)
    expect(statSync(passwordFile(location.cluster)).mode & 0o777).toBe(0o600)
    for (const user of ['gezhi', 'gezhi_app']) await expect(query({ ...withoutPassword, user }, 'SELECT 1')).rejects.toThrow(/password/)
    await expect(query({ ...postgres.address, password: 'x' }, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
    const roles = `SELECT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS super, pg_get_userbyid(datdba)::text AS owner FROM pg_database WHERE datname = current_database()`
    expect(await query(postgres.address, roles)).toEqual([{ super: false, owner: 'gezhi_app' }])
    await expect(query(postgres.address, "COPY (SELECT 1) TO PROGRAM 'true'")).rejects.toMatchObject({ code: '42501' })
    await postgres.stop()
  })

  /** As created by servers before there were passwords: no authentication, everything owned by the superuser. */
  async function makeOld(): Promise<void> {
    await startEmbeddedPostgres(location, log())
    const superuser = (await runningPostgres(location.cluster, 'superuser'))!
    const { password: _, ...own } = superuser
    writeFileSync(join(location.cluster, 'pg_hba.conf'), 'local all all trust\n')
    await query(superuser, 'SELECT pg_reload_conf()')
    await expect.poll(() => isAdmitted(own)).toBe(true)
    for (const statement of ['DROP DATABASE gezhi', 'DROP ROLE gezhi_app', 'ALTER ROLE gezhi PASSWORD NULL', 'CREATE DATABASE gezhi'])
      await query({ ...own, database: 'postgres' }, statement)
    rmSync(passwordFile(location.cluster))
    const database = connectDatabase(own, pino({ level: 'silent' }))
    await migrateDatabase(database)
    await database.$client.end()
    for (const statement of [
      'CREATE SCHEMA own',
      "CREATE TYPE own.mood AS ENUM ('a')",
      'CREATE TABLE own."Odd name" (id serial, other int GENERATED ALWAYS AS IDENTITY, mood own.mood) PARTITION BY LIST (id)',
      'CREATE TABLE own.part PARTITION OF own."Odd name" DEFAULT',
      'INSERT INTO own."Odd name" (mood) VALUES (\'a\')',
      'CREATE VIEW own.seen AS SELECT id FROM own."Odd name"',
      'CREATE FUNCTION own.one(int) RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    ])
      await query(own, statement)
  }

  it.each(['running', 'stopped'])(
    'takes over data from before there were passwords, left %s, with all rows and rights on them',
    async (state) => {
      await makeOld()
      if (state === 'stopped') await stopPostgres(location.cluster)
      const postgres = await startEmbeddedPostgres(location, log())
      expect(postgres.attached).toBe(state === 'running')
      const { password: _, ...withoutPassword } = postgres.address
      await expect.poll(() => isAdmitted({ ...withoutPassword, user: 'gezhi' })).toBe(false)
      expect(await query(postgres.address, 'SELECT id FROM own.seen')).toEqual([{ id: 1 }])
      const left = `SELECT relname FROM pg_class WHERE relowner = 'gezhi'::regrole AND relnamespace::regnamespace::text IN ('public', 'own', 'drizzle')
      UNION ALL SELECT proname FROM pg_proc p WHERE proowner = 'gezhi'::regrole AND pronamespace::regnamespace::text IN ('public', 'own')
      UNION ALL SELECT typname FROM pg_type WHERE typowner = 'gezhi'::regrole AND typnamespace::regnamespace::text IN ('public', 'own')
      UNION ALL SELECT nspname FROM pg_namespace WHERE nspowner = 'gezhi'::regrole AND nspname IN ('own', 'drizzle')`
      expect(await query(postgres.address, left)).toEqual([])
      for (const statement of [
        'ALTER TABLE users ADD COLUMN x int',
        'DROP SCHEMA own CASCADE',
        'DROP SCHEMA drizzle CASCADE',
        'DROP TABLE users CASCADE',
      ])
        await query(postgres.address, statement)
      await postgres.stop()
    },
  )

  it('creates new passwords if their file is lost, running or not, and describes the remedy if they do not match', async () => {
    const first = await startEmbeddedPostgres(location, log())
    await query(first.address, 'CREATE TABLE t AS SELECT 42 AS n')
    rmSync(passwordFile(location.cluster))
    const second = await startEmbeddedPostgres(location, log())
    expect(second.address.password).not.toBe(first.address.password)
    await second.stop()
    rmSync(passwordFile(location.cluster))
    const third = await startEmbeddedPostgres(location, log())
    expect(await query(third.address, 'SELECT n FROM t')).toEqual([{ n: 42 }])
    const passwords = readFileSync(passwordFile(location.cluster), 'utf8')
    writeFileSync(passwordFile(location.cluster), '{"superuser":"a","application":"b"}')
    await expect(startEmbeddedPostgres(location, log())).rejects.toThrow(/passwords\.json .*Delete the file/)
    writeFileSync(passwordFile(location.cluster), passwords)
    await third.stop()
  })

  it('takes over a server that a killed process left running', async () => {
    startAndDie(location, log())
    const left = (await readPostmaster(location.cluster))!
    const attached = await startEmbeddedPostgres(location, log())
    expect(attached.attached).toBe(true)
    expect((await readPostmaster(location.cluster))!.pid).toBe(left.pid)
    expect(await query(attached.address, 'SELECT count(*)::int AS n FROM acknowledged')).toEqual([{ n: 3 }])
    await attached.stop()
  })

  it('recovers when PostgreSQL itself was killed', async () => {
    startAndDie(location, log())
    const { pid } = (await readPostmaster(location.cluster))!
    process.kill(pid, 'SIGKILL')
    // On a busy machine it may still respond once.
    await expect.poll(() => isAlive(pid), { timeout: 240_000 }).toBe(false)
    const recovered = await startEmbeddedPostgres(location, log())
    expect(recovered.attached).toBe(false)
    expect(await query(recovered.address, 'SELECT count(*)::int AS n FROM acknowledged')).toEqual([{ n: 3 }])
    await recovered.stop()
  })

  it('ends what a killed postmaster left, also a process that does not run', async () => {
    const postgres = await startEmbeddedPostgres(location, log())
    process.kill(childOf(location).pid, 'SIGSTOP')
    process.kill((await readPostmaster(location.cluster))!.pid, 'SIGKILL')
    await postgres.stop()
    expect(postgresProcesses(location.cluster)).toEqual([])
  })

  it('leaves no PostgreSQL when the first start is aborted, wherever that has come', async () => {
    for (const wait of [0, 100, 400, 1000, 1500]) {
      const aborting = new AbortController()
      const starting = supervisePostgres(location, log(), { signal: aborting.signal, moved: () => {}, failed: () => {} })
      setTimeout(() => aborting.abort(), wait)
      const outcome = await starting.catch((error: Error) => error)
      if (outcome instanceof Error) expect(outcome.name).toBe('AbortError')
      else await outcome.stop()
      expect(postgresProcesses(location.cluster)).toEqual([])
      expect(initdbOf(location), `initdb ${wait} ms after the start`).toEqual([])
    }
  })

  it('is not misled by another program that got the process id after a reboot', async () => {
    await (await startEmbeddedPostgres(location, log())).stop()
    const innocent = spawn('sleep', ['60'])
    writeFileSync(
      join(location.cluster, 'postmaster.pid'),
      `${innocent.pid}\n${location.cluster}\n0\n5432\n/tmp/gezhi-gone\n\n0 0\nready\n`,
    )
    const postgres = await startEmbeddedPostgres(location, log())
    expect(postgres.attached).toBe(false)
    expect(innocent.exitCode).toBeNull()
    await postgres.stop()
    innocent.kill()
  })

  it('begins anew when it was killed while its data was made', async () => {
    const unfinished = join(dirname(location.cluster), '.postgres.unfinished')
    mkdirSync(join(unfinished, 'base'), { recursive: true })
    await (await startEmbeddedPostgres(location, log())).stop()
    expect(existsSync(unfinished)).toBe(false)
    expect(existsSync(join(location.cluster, 'PG_VERSION'))).toBe(true)
  })

  it('reports the reason if it cannot start', async () => {
    await (await startEmbeddedPostgres(location, log())).stop()
    writeFileSync(join(location.cluster, 'postgresql.conf'), 'shared_buffers = nonsense\n')
    await expect(startEmbeddedPostgres(location, log())).rejects.toThrow(/did not start[\s\S]*shared_buffers/)
  })

  // Only root can switch accounts; as an ordinary user every test above runs as that user.
  describe.runIf(IS_ROOT)('started as root', () => {
    it('runs as nobody', async () => {
      const postgres = await startEmbeddedPostgres(location, log())
      const { pid } = (await readPostmaster(location.cluster))!
      expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534\s/m)
      await postgres.stop()
    })

    // As that user, who may not signal it; the program must be in a folder that user can enter.
    it.runIf(mayReach(accountOf('daemon'), import.meta.dirname))('names the processes that it cannot end, and where', async () => {
      const postgres = await startEmbeddedPostgres(location, log())
      const { pid } = (await readPostmaster(location.cluster))!
      const output = runScript(
        `await stopPostgres(${JSON.stringify(location.cluster)}).catch((error) => console.log(error.name, error.message))`,
        accountOf('daemon'),
      )
      expect(output).toMatch(new RegExp(`^PostgresStillRunning .*process .*\\b${pid}\\b.* ${location.cluster}.*进程 .*\\b${pid}\\b`))
      await postgres.stop()
    })

    it('goes on as the user whose data it finds', async () => {
      const daemon = accountOf('daemon')
      const theirs: PostgresLocation = { ...location, account: daemon }
      await (await startEmbeddedPostgres(theirs, log())).stop()
      const found = await locatePostgres(location.cluster, folder, () => {})
      expect(found.account).toEqual(daemon)
      await (await startEmbeddedPostgres(found, log())).stop()
    })

    // Skipped if that user cannot enter the folder: it could not read the program.
    it.runIf(IS_ROOT && mayReach(accountOf('daemon'), import.meta.dirname))('works for an ordinary user as well', async () => {
      const { uid, gid } = accountOf('daemon')
      const home = join(folder, 'home')
      mkdirSync(home)
      chownSync(home, uid, gid)
      const output = runScript(
        `const location = await locatePostgres(${JSON.stringify(join(home, 'postgres'))}, ${JSON.stringify(home)}, console.log)
        const postgres = await startEmbeddedPostgres(location, ${JSON.stringify(join(home, 'log'))})
        console.log(JSON.stringify({ account: location.account, attached: postgres.attached }))
        await postgres.stop()`,
        { uid, gid },
      )
      expect(JSON.parse(output)).toEqual({ account: null, attached: false })
      expect(statSync(join(home, 'postgres')).uid).toBe(uid)
    })

    it('moves to /var/lib/gezhi below a folder that other accounts cannot enter, and reports it', async () => {
      const closed = join(folder, 'closed')
      mkdirSync(closed, { mode: 0o700 })
      const output: string[] = []
      const elsewhere = await locatePostgres(join(closed, 'data', 'postgres'), join(closed, 'data'), (line) => output.push(line))
      try {
        expect(elsewhere.cluster).toMatch(/^\/var\/lib\/gezhi\/[0-9a-f]{16}\/postgres$/)
        expect(output.join()).toContain(dirname(elsewhere.cluster))
        const postgres = await startEmbeddedPostgres(elsewhere, log())
        expect(await query(postgres.address, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
        await postgres.stop()
      } finally {
        rmSync(dirname(elsewhere.cluster), { recursive: true, force: true })
      }
    })

    it('copies the programs as well where others may not enter the checkout', async () => {
      const closed = join(folder, 'closed')
      const package_ = join(closed, 'linux')
      mkdirSync(package_, { recursive: true, mode: 0o700 })
      const installed = installedBinaries()
      cpSync(installed.root, join(package_, 'native'), { recursive: true, verbatimSymlinks: true })
      cpSync(join(dirname(installed.root), 'package.json'), join(package_, 'package.json'))
      const bin = join(package_, 'native', 'bin')
      const unreachable = { root: join(package_, 'native'), initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
      const data = join(closed, 'data')
      const output: string[] = []
      const elsewhere = await locatePostgres(join(data, 'postgres'), data, (line) => output.push(line), unreachable)
      try {
        expect(output.join()).toMatch(/programs and data are in \/var\/lib\/gezhi/)
        expect(elsewhere.binaries.postgres).toMatch(/^\/var\/lib\/gezhi\/[0-9a-f]{16}\/postgresql-18[^/]*\/bin\/postgres$/)
        const postgres = await startEmbeddedPostgres(elsewhere, log())
        expect(await query(postgres.address, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
        await postgres.stop()
      } finally {
        rmSync(dirname(elsewhere.cluster), { recursive: true, force: true })
      }
    })
  })
})

const isAdmitted = (address: pg.ClientConfig) =>
  query(address, 'SELECT 1').then(
    () => true,
    () => false,
  )

async function query(address: pg.ClientConfig, sql: string) {
  const client = new pg.Client(address)
  await client.connect()
  return client.query(sql).then(
    ({ rows }) => client.end().then(() => rows as unknown[]),
    (error: unknown) => client.end().then(() => Promise.reject(error as Error)),
  )
}

function accountOf(login: string): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${login}:`))
  const [, , uid, gid] = line!.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Processes that create the cluster, found by its folder in their command line or environment. */
function initdbOf({ cluster }: PostgresLocation): string[] {
  const of = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return ''
    }
  }
  const unfinished = join(dirname(cluster), '.postgres.unfinished')
  const made = (pid: string) => of(pid, 'cmdline').includes(unfinished) || of(pid, 'environ').includes(`PGDATA=${unfinished}`)
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && made(name))
}

function childOf({ cluster }: PostgresLocation) {
  return postgresProcesses(cluster).findLast(({ isPostmaster }) => !isPostmaster)!
}

/** Starts it in another process, which writes three rows and is then killed. */
function startAndDie(location: PostgresLocation, log: string): void {
  const script = `
    const { address } = await startEmbeddedPostgres(${JSON.stringify(location)}, ${JSON.stringify(log)})
    const client = new pg.Client(address)
    await client.connect()
    await client.query('CREATE TABLE acknowledged AS SELECT generate_series(1, 3) AS n')
    process.kill(process.pid, 'SIGKILL')`
  expect(() => runScript(script)).toThrow(/SIGKILL|Command failed/)
}

/** Runs statements in a separate process; returns its output. */
function runScript(statements: string, account: { uid?: number; gid?: number } = {}): string {
  const imports = `
    import pg from 'pg'
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))}
    import { stopPostgres } from ${JSON.stringify(join(import.meta.dirname, 'stop-postgres.ts'))}
    import { locatePostgres } from ${JSON.stringify(join(import.meta.dirname, 'locate-postgres.ts'))}`
  const args = ['--input-type=module', '-e', `${imports}\n${statements}`]
  return execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8', env: {}, ...account })
}
