import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { removeOrphanedParts } from '../../accounts/data-copies/orphaned-parts.ts'
import { removeOrphanedExports } from '../../exports/orphaned-exports.ts'
import { type FileStore, FileStoreError } from '../../files/file-store.ts'
import { MANIFEST, migrations, objectsOf, type Manifest, type Migration } from './backup-format.ts'
import { BackupRejected } from './backup-rejected.ts'

export interface RestoreTarget {
  readonly client: pg.Client
  /** Where uploads are. */
  readonly files: FileStore
  /** Whether existing accounts may be replaced. */
  readonly replace: boolean
}

/**
 * Restores what `writeBackup` wrote: all tables in one transaction, and the pictures next to existing ones; pictures that are not in the
 * backup, and files of data copies and exports without a row in it, are removed after the commit. Tables are created in the backup's version; the
 * caller migrates them. Throws `BackupRejected` for a file that is not a backup, is damaged or newer than this program, for a database that
 * a server uses, and, unless `replace`, for one with accounts; then nothing has changed.
 */
export async function restoreBackup(target: RestoreTarget, path: string): Promise<Manifest> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    throw new BackupRejected('unreadable', { cause })
  })
  const files = target.files.patient()
  const pictures: Pictures = { files, all: new Set(), added: [] }
  try {
    await target.client.query('BEGIN')
    const manifest = await putBack(zip, target, pictures)
    await target.client.query('COMMIT')
    pictures.added.length = 0
    for await (const { key } of files.list('uploads/')) if (!pictures.all.has(key)) await files.remove(key)
    await removeOrphanedParts(target.client, files)
    await removeOrphanedExports(target.client, files)
    return manifest
  } catch (error) {
    // The first error is reported; a picture that cannot be removed is not referred to by any record.
    for (const key of pictures.added) await target.files.remove(key).catch(() => {})
    // A broken connection has nothing to roll back; the error that broke it is reported.
    await target.client.query('ROLLBACK').catch(() => {})
    throw isDamage(error) ? new BackupRejected('unreadable', { cause: error }) : error
  } finally {
    zip.close()
  }
}

/** Pictures of the backup: all of them, and those that did not exist before. */
interface Pictures {
  readonly files: FileStore
  readonly all: Set<string>
  readonly added: string[]
}

async function putBack(zip: ZipFile, { client, replace }: RestoreTarget, { files, all, added }: Pictures): Promise<Manifest> {
  let manifest: Manifest | null = null
  const found = new Set<string>()
  for await (const entry of zip.eachEntry()) {
    if (manifest === null) {
      manifest = await readManifest(zip, entry)
      await rejectWhereInUse(client, replace)
      await makeTables(client, manifest)
      continue
    }
    const [folder, name = ''] = entry.fileName.split('/', 2)
    if (folder === 'tables') await fillTable(client, manifest, name, await openEntry(zip, entry))
    else if (folder === 'uploads' && /^[\w-]+\.(?:jpg|png)$/.test(name)) {
      const key = `uploads/${name}`
      all.add(key)
      if (await files.put(key, await buffer(await openEntry(zip, entry)))) added.push(key)
    } else throw new BackupRejected('unreadable')
    found.add(entry.fileName)
  }
  if (manifest === null || manifest.tables.some(({ name }) => !found.has(`tables/${name}`))) throw new BackupRejected('unreadable')
  return manifest
}

/** The stream of a damaged entry may emit errors before or after it is read; a reader gets the first. */
async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  const stream = await zip.openReadStreamPromise(entry)
  // yauzl reports the error without ending the stream, so that a reader would wait forever.
  return stream.on('error', (error: Error) => void stream.destroy(error))
}

const MAX_MANIFEST_BYTES = 1024 * 1024

async function readManifest(zip: ZipFile, entry: Entry): Promise<Manifest> {
  if (entry.fileName !== 'manifest.json' || entry.uncompressedSize > MAX_MANIFEST_BYTES) throw new BackupRejected('unreadable')
  const read = MANIFEST.safeParse(JSON.parse(await text(await openEntry(zip, entry))))
  if (!read.success) throw new BackupRejected('unreadable', { cause: read.error })
  return read.data
}

/** The migrations applied to the tables of the backup; they must be the first of this program's. */
function stepsOf(manifest: Manifest): Migration[] {
  const steps = migrations().slice(0, manifest.migrations.length)
  if (steps.map(({ name }) => name).join() !== manifest.migrations.join()) throw new BackupRejected('newer')
  return steps
}

/** PostgreSQL notices the ended connections of a stopped server with a delay. */
async function isInUse(client: pg.Client): Promise<boolean> {
  const until = performance.now() + LINGERING
  for (;;) {
    // Within a transaction PostgreSQL caches the statistics of the first query.
    await client.query('SELECT pg_stat_clear_snapshot()')
    const others = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'gezhi' AND pid <> pg_backend_pid() LIMIT 1`,
    )
    if (others.rows.length === 0) return false
    if (performance.now() > until) return true
    await setTimeout(50)
  }
}

/** ms; on a busy machine a process may end with a delay. */
const LINGERING = 3000

/** Throws `BackupRejected` if a server is connected to the database or, unless it may be replaced, if there are accounts. */
export async function rejectWhereInUse(client: pg.Client, replace: boolean): Promise<void> {
  if (await isInUse(client)) throw new BackupRejected('inUse')
  if (replace) return
  const made = await client.query<{ users: string | null }>(`SELECT to_regclass('public.users')::text AS users`)
  if (made.rows[0]?.users === null) return
  const accounts = await client.query('SELECT 1 FROM users LIMIT 1')
  if (accounts.rows.length > 0) throw new BackupRejected('notEmpty')
}

/**
 * Recreates the tables of a manifest, inside a transaction. Only objects of this program's migrations are dropped; other contents of the
 * database stay. Throws `BackupRejected` for tables of a newer program.
 */
export async function makeTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const [all, steps] = [migrations(), stepsOf(manifest)]
  for (const name of objectsOf(all, 'TABLE')) await client.query(`DROP TABLE IF EXISTS public."${name}" CASCADE`)
  for (const name of objectsOf(all, 'FUNCTION')) await client.query(`DROP FUNCTION IF EXISTS public."${name}" CASCADE`)
  await client.query(DONE_TABLE)
  for (const { statements, hash, madeAt } of steps) {
    for (const statement of statements) await client.query(statement)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, madeAt])
  }
}

/** Drizzle's list of applied migrations, as its migrator creates it, emptied. */
const DONE_TABLE = `CREATE SCHEMA IF NOT EXISTS drizzle;
  CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
  DELETE FROM drizzle.__drizzle_migrations`

/** Replaces the rows of a table by those in the text format of COPY. Throws `BackupRejected` if they do not match the manifest. */
export async function fillTable(client: pg.Client, manifest: Manifest, name: string, rows: NodeJS.ReadableStream): Promise<void> {
  const table = manifest.tables.find((candidate) => candidate.name === name)
  if (table === undefined) throw new BackupRejected('unreadable')
  // Migrations seed some tables; the backup has those rows too.
  await client.query(`DELETE FROM "${name}"`)
  const target = client.query(copyFrom(`COPY "${name}" (${table.columns.map((column) => `"${column}"`).join(', ')}) FROM STDIN`))
  await pipeline(rows, target)
  if (target.rowCount !== table.rows) throw new BackupRejected('unreadable')
}

/**
 * Whether an error is caused by a damaged file: errors of PostgreSQL about invalid rows, of zlib, yauzl and JSON; not of the system, a
 * lost connection or a file store.
 */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof BackupRejected || error instanceof FileStoreError) return false
  // Data exceptions, violated constraints, and unknown columns or tables.
  if (error instanceof pg.DatabaseError) return /^(?:22|23|42)/.test(error.code ?? '')
  return !('syscall' in error) && !/^(?:Connection|Client) /.test(error.message)
}
