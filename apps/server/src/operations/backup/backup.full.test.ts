import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { unzipSync, zipSync, strFromU8, strToU8 } from 'fflate'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { connectDatabase, type Database } from '../../database/connect-database.ts'
import { migrateDatabase } from '../../database/migrate-database.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { fileFolder } from '../../files/file-folder.ts'
import { runBackupCommand } from './backup-commands.ts'
import { folderTarget } from './scheduled/backup-target.ts'
import { migrations } from './backup-format.ts'
import { BackupRejected } from './backup-rejected.ts'

const folder = mkdtempSync(join(tmpdir(), 'gezhi-backup-'))
const file = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One installation: a database without connections, and a folder of files. */
async function installation(name: string) {
  const { url, drop } = await testDatabase()
  const files = file(name)
  mkdirSync(join(files, 'uploads'), { recursive: true })
  const onDatabase = async <Result>(action: (database: Database) => Promise<Result>) => {
    const own = connectDatabase(url, pino({ level: 'silent' }))
    try {
      return await action(own)
    } finally {
      await own.$client.end()
    }
  }
  const folder = { lastBackup: file(`${name}.json`), backupCheck: file(`${name}-check`) }
  const parts = {
    where: url,
    files: fileFolder(files),
    folder,
    target: folderTarget(file(`${name}-backups`)),
    retention: { daily: 1, weekly: 0, monthly: 0 },
    serverRuns: false,
    migrate: () => onDatabase(migrateDatabase),
  }
  return { files, onDatabase, parts, drop, run: (...args: string[]) => runBackupCommand(parts, args) }
}

/** Every row of every table. */
async function rowsOf(database: Database) {
  const tables = await database.execute<{ name: string }>(
    sql`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const all: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const { rows } = await database.execute(sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(name)} t ORDER BY to_jsonb(t)::text`)
    all[name] = rows
  }
  return all
}

const addUser = (nick: string, telephone: string) => (database: Database) =>
  database.execute(sql`INSERT INTO users (telephone, nick, created_at) VALUES (${telephone}, ${nick}, now())`)

const rejected = (reason: string) => expect.objectContaining({ constructor: BackupRejected, reason })

/** The same zip with a changed manifest. */
function withManifest(path: string, change: (manifest: Record<string, unknown>) => object): string {
  const members = unzipSync(readFileSync(path))
  const manifest = JSON.parse(strFromU8(members['manifest.json']!)) as Record<string, unknown>
  const changed = { 'manifest.json': strToU8(JSON.stringify(change(manifest))) }
  writeFileSync(
    file('changed.zip'),
    zipSync({ ...changed, ...Object.fromEntries(Object.entries(members).filter(([name]) => !(name in changed))) }),
  )
  return file('changed.zip')
}

describe('backup and restore', async () => {
  const old = await installation('old')
  const fresh = await installation('fresh')
  afterAll(() => Promise.all([old.drop(), fresh.drop()]))
  await old.onDatabase(addUser('张\t三\\N\n"李四"', '13900000101'))
  await old.onDatabase((database) =>
    database.execute(sql`INSERT INTO messages (user_id, title, content, created_at) SELECT id, '欢迎', E'一行\n二行', now() FROM users`),
  )
  writeFileSync(join(old.files, 'uploads', 'aaaaaaaaaaaaaaaaaaaaaa.png'), 'a picture')
  const before = await old.onDatabase(rowsOf)

  beforeEach(async () => {
    for (const name of ['kept.zip', 'changed.zip']) rmSync(file(name), { force: true })
    await old.run('backup', file('kept.zip'))
    await fresh.onDatabase((database) => database.execute(sql`TRUNCATE users CASCADE`))
  })

  it('every row and picture comes to another database, by a file of its owner alone', async () => {
    expect(statSync(file('kept.zip')).mode & 0o777).toBe(0o600)
    writeFileSync(join(fresh.files, 'uploads', 'left.png'), 'of an account that is gone')
    expect((await fresh.run('restore', file('kept.zip')))?.[0]).toMatch(/^Restored \d+ rows/)
    expect(await fresh.onDatabase(rowsOf)).toEqual(before)
    expect(readdirSync(fresh.files)).toEqual(['uploads'])
    expect(readdirSync(join(fresh.files, 'uploads'))).toEqual(['aaaaaaaaaaaaaaaaaaaaaa.png'])
  })

  it('parts of copies of personal data stay only with their copy, and a copy only with its parts', async () => {
    const [held, dropped] = ['6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11', '6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a12']
    const addCopy = (id: string, parts: number) => (database: Database) =>
      database.execute(sql`INSERT INTO data_copies (id, user_id, state, language, parts, requested_at)
        SELECT ${id}, id, 'done', 'zh', ${parts}, now() FROM users LIMIT 1`)
    const target = await installation('with-copies')
    onTestFinished(() => target.drop())
    const store = fileFolder(target.files)
    for (const id of [held, dropped]) for (const part of [0, 1]) await store.put(`data-copies/${id}/${part}`, Buffer.from(id))
    const source = await installation('source-of-copies')
    onTestFinished(() => source.drop())
    await source.onDatabase(addUser('甲', '13900000103'))
    await source.onDatabase(addCopy(held, 2))
    await source.onDatabase(addCopy('6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a13', 3))
    await source.run('backup', file('copies.zip'))
    await target.run('restore', file('copies.zip'))
    const keys = []
    for await (const { key } of store.list('data-copies/')) keys.push(key)
    expect(keys.toSorted()).toEqual([`data-copies/${held}/0`, `data-copies/${held}/1`])
    const { rows } = await target.onDatabase((database) => database.execute('SELECT id, parts FROM data_copies ORDER BY id'))
    expect(rows.map(({ parts }) => parts)).toEqual([2, 0])
  })

  it('files of exports stay only with their task, and a finished task only with its file', async () => {
    const [held, dropped, lost] = ['11', '12', '13'].map((end) => `6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a${end}`)
    const addTask = (id: string, parts: number) => (database: Database) =>
      database.execute(sql`INSERT INTO export_tasks (id, user_id, state, record_kind, file_type, source, field_list, language, title, max_records, attempts, parts, notice, requested_at)
        SELECT ${id}, id, 'done', 'patent', 'csv', '{}', '[]', 'zh', 'a', 1, 1, ${parts}, true, now() FROM users LIMIT 1`)
    const target = await installation('with-exports')
    onTestFinished(() => target.drop())
    const store = fileFolder(target.files)
    for (const id of [held, dropped]) await store.put(`exports/${id}/1/0`, Buffer.from('a'))
    const source = await installation('source-of-exports')
    onTestFinished(() => source.drop())
    await source.onDatabase(addUser('甲', '13900000104'))
    await source.onDatabase(addTask(held!, 1))
    await source.onDatabase(addTask(lost!, 2))
    await source.run('backup', file('exports.zip'))
    await target.run('restore', file('exports.zip'))
    const keys = []
    for await (const { key } of store.list('exports/')) keys.push(key)
    expect(keys).toEqual([`exports/${held}/1/0`])
    const { rows } = await target.onDatabase((database) => database.execute('SELECT id FROM export_tasks'))
    expect(rows).toEqual([{ id: held }])
  })

  it('existing accounts are replaced with --replace only', async () => {
    await fresh.onDatabase(addUser('王五', '13900000102'))
    const there = await fresh.onDatabase(rowsOf)
    await expect(fresh.run('restore', file('kept.zip'))).rejects.toEqual(rejected('notEmpty'))
    expect(await fresh.onDatabase(rowsOf)).toEqual(there)
    await fresh.run('restore', file('kept.zip'), '--replace')
    expect(await fresh.onDatabase(rowsOf)).toEqual(before)
  })

  it('a backup that was cut off, is damaged, lacks rows or is none changes nothing', async () => {
    const there = await fresh.onDatabase(rowsOf)
    const size = statSync(file('kept.zip')).size
    const lacking = withManifest(file('kept.zip'), (manifest) => ({
      ...manifest,
      tables: (manifest['tables'] as { name: string; rows: number }[]).map((table) => ({ ...table, rows: table.rows + 1 })),
    }))
    await expect(fresh.run('restore', lacking)).rejects.toEqual(rejected('unreadable'))
    const bytes = readFileSync(file('kept.zip'))
    const at = bytes.indexOf('tables/users') + 200
    bytes.fill(0x5a, at, at + 40)
    writeFileSync(file('changed.zip'), bytes)
    await expect(fresh.run('restore', file('changed.zip'))).rejects.toEqual(rejected('unreadable'))
    writeFileSync(file('changed.zip'), 'no zip')
    await expect(fresh.run('restore', file('changed.zip'))).rejects.toEqual(rejected('unreadable'))
    truncateSync(file('kept.zip'), size - 100)
    await expect(fresh.run('restore', file('kept.zip'))).rejects.toEqual(rejected('unreadable'))
    expect(await fresh.onDatabase(rowsOf)).toEqual(there)
  })

  it('a backup damaged anywhere is rejected with a message and changes nothing, or is intact', { timeout: 300_000 }, async () => {
    const there = await fresh.onDatabase(rowsOf)
    const whole = readFileSync(file('kept.zip'))
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 25)) {
      const bytes = Buffer.from(whole)
      for (let hurt = at; hurt < Math.min(at + 4, bytes.length); hurt += 1) bytes[hurt]! ^= 0xa5
      writeFileSync(file('changed.zip'), bytes)
      const outcome = await fresh.run('restore', file('changed.zip'), '--replace').catch((error: unknown) => error)
      if (outcome instanceof Error) expect(outcome, `damaged at ${at}: ${outcome.stack}`).toBeInstanceOf(BackupRejected)
      if (outcome instanceof Error) expect(await fresh.onDatabase(rowsOf), `damaged at ${at}`).toEqual(there)
      else expect(await fresh.onDatabase(rowsOf), `damaged at ${at}`).toEqual(before)
      if (!(outcome instanceof Error)) await fresh.onDatabase((database) => database.execute(sql`TRUNCATE users CASCADE`))
    }
  })

  it('one of a newer version is rejected, one of an older version is migrated', async () => {
    const newer = withManifest(file('kept.zip'), (manifest) => ({
      ...manifest,
      migrations: [...(manifest['migrations'] as string[]), '9999_later'],
    }))
    await expect(fresh.run('restore', newer)).rejects.toEqual(rejected('newer'))
    const ancient = await installation('ancient')
    onTestFinished(ancient.drop)
    await ancient.onDatabase(async (database) => {
      await database.execute(sql`DROP SCHEMA public CASCADE`)
      await database.execute(sql`CREATE SCHEMA public`)
      await database.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE id > 2`)
      for (const { statements } of migrations().slice(0, 2)) for (const statement of statements) await database.execute(sql.raw(statement))
    })
    await ancient.onDatabase(addUser('赵六', '13900000103'))
    await runBackupCommand({ ...ancient.parts, migrate: () => Promise.resolve() }, ['backup', file('ancient.zip')])
    await fresh.run('restore', file('ancient.zip'))
    const now = await fresh.onDatabase(rowsOf)
    expect(Object.keys(now)).toEqual(Object.keys(before))
    expect(now['users']).toEqual([{ row: expect.objectContaining({ nick: '赵六' }) }])
  })

  it('a server that is just ending is waited for', async () => {
    await fresh.onDatabase(async (database) => {
      await database.execute(sql`SELECT 1`)
      const restored = fresh.run('restore', file('kept.zip'))
      // By then it has checked more than once. The terminated connection itself gets no response.
      setTimeout(() => void database.$client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {}), 500)
      expect((await restored)?.[0]).toMatch(/^Restored \d+ rows/)
    })
  })

  it('a server that uses the database is reported first; an existing file is not overwritten', async () => {
    await expect(runBackupCommand({ ...fresh.parts, serverRuns: true }, ['restore', file('kept.zip')])).rejects.toEqual(rejected('inUse'))
    await fresh.onDatabase(async (database) => {
      await database.execute(sql`SELECT 1`)
      await expect(fresh.run('restore', file('kept.zip'))).rejects.toEqual(rejected('inUse'))
    })
    await expect(old.run('backup', file('kept.zip'))).rejects.toEqual(rejected('exists'))
  })

  it('a missing file or folder is reported as such', async () => {
    await expect(fresh.run('restore', file('nowhere.zip'))).rejects.toEqual(rejected('missing'))
    for (const args of [
      ['backup', file('nowhere/kept.zip')],
      ['backup', '--fetch', 'gezhi-20261130-033000.zip', file('nowhere/kept.zip')],
    ])
      await expect(old.run(...args)).rejects.toMatchObject({
        reason: 'noFolder',
        message: expect.stringContaining(file('nowhere')) as string,
      })
  })

  it('other commands are left to others, and half a command is answered by how it is used', async () => {
    expect(await old.run('user', 'list')).toBeNull()
    expect((await old.run('backup'))?.join('\n')).toContain('restore FILE [--replace]')
    expect((await old.run('restore', file('kept.zip'), '--force'))?.join('\n')).toContain('--replace')
  })
})
