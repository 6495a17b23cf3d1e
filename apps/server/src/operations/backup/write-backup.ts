import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ZipFile } from 'yazl'
import type { FileStore } from '../../files/file-store.ts'
import { migrations, type Manifest } from './backup-format.ts'

export interface BackupSource {
  readonly client: pg.Client
  /** Where uploads are. */
  readonly files: FileStore
  readonly now: Date
}

/**
 * Writes a consistent snapshot of all tables, and the pictures uploaded by users, into one file that only its owner may read. Servers may
 * keep running. The file gets its name when it is complete; an existing one is not overwritten. Throws errors of PostgreSQL or the disk.
 */
export async function writeBackup({ client, files, now }: BackupSource, path: string): Promise<Manifest> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  try {
    const manifest = await describeTables(client, now)
    const unfinished = `${path}.unfinished`
    try {
      await writeZip(client, manifest, files.patient(), unfinished)
      await rename(unfinished, path)
    } finally {
      await rm(unfinished, { force: true })
    }
    return manifest
  } finally {
    await client.query('ROLLBACK')
  }
}

/** Describes the tables of a database, inside a transaction with a consistent snapshot. */
export async function describeTables(client: pg.Client, now: Date): Promise<Manifest> {
  const applied = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations')
  const columns = await client.query<{ name: string; columns: string[] }>(COLUMNS)
  const tables = []
  for (const table of columns.rows) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM "${table.name}"`)
    tables.push({ ...table, rows: Number(rows[0]?.count) })
  }
  return {
    format: 'gezhi-backup',
    version: 1,
    made: now.toISOString(),
    migrations: migrations()
      .slice(0, applied.rows[0]?.count)
      .map(({ name }) => name),
    tables: inOrder(tables, (await client.query<Reference>(REFERENCES)).rows),
  }
}

const COLUMNS = `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND c.relnamespace = 'public'::regnamespace GROUP BY c.relname ORDER BY c.relname`

const REFERENCES = `SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint
  WHERE contype = 'f' AND conrelid <> confrelid AND connamespace = 'public'::regnamespace`

interface Reference {
  readonly from: string
  readonly to: string
}

/** Each table after those it refers to. */
function inOrder<Table extends { readonly name: string }>(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const ordered = new Set<Table>()
  const add = (table: Table) => {
    if (ordered.has(table)) return
    for (const { from, to } of references) if (from === table.name) add(tables.find(({ name }) => name === to)!)
    ordered.add(table)
  }
  for (const table of tables) add(table)
  return [...ordered]
}

async function writeZip(client: pg.Client, manifest: Manifest, files: FileStore, path: string): Promise<void> {
  const zip = new ZipFile()
  const stopped = new AbortController()
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  failed.catch((error: unknown) => stopped.abort(error))
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), 'manifest.json')
  for (const { name, columns } of manifest.tables) {
    zip.addReadStreamLazy(`tables/${name}`, {}, (callback) => callback(null, rowsOfTable(client, name, columns)))
  }
  for await (const { key } of files.list('uploads/')) {
    zip.addReadStreamLazy(key, {}, (callback) => callback(null, Readable.from(fileOf(files, key))))
  }
  zip.end()
  const target = createWriteStream(path, { mode: 0o600 })
  await Promise.race([pipeline(zip.outputStream as Readable, target, { signal: stopped.signal }), failed])
  const file = await open(path)
  await file.sync()
  await file.close()
}

/** Loaded when it is written. */
async function* fileOf(files: FileStore, key: string): AsyncGenerator<Buffer> {
  const bytes = await files.get(key)
  if (bytes === null) throw new Error(`${key} was removed during the backup; run it again / 备份期间文件被删除，请重新备份`)
  yield bytes
}

/** The rows of a table in the text form of COPY. */
export function rowsOfTable(client: pg.Client, table: string, columns: readonly string[]): Readable {
  return client.query(copyTo(`COPY "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) TO STDOUT`))
}
