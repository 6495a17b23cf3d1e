import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { MIGRATIONS } from '../../database/migrate-database.ts'

// A backup is a zip: manifest.json, tables/NAME (the text format of PostgreSQL's COPY, one row per line, which works with every version
// of PostgreSQL), uploads/NAME (the pictures uploaded by users).

const TABLE = z.object({
  name: z.string().regex(/^[a-z_]+$/),
  columns: z.array(z.string().regex(/^[a-z_0-9]+$/)),
  rows: z.number().int().nonnegative(),
})

export const MANIFEST = z.object({
  format: z.literal('gezhi-backup'),
  version: z.literal(1),
  /** ISO 8601. */
  made: z.string(),
  /** Names of the applied migrations, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** Each table comes after those it refers to. */
  tables: z.array(TABLE),
})

export type Manifest = z.infer<typeof MANIFEST>

/** A migration of the tables. */
export interface Migration {
  readonly name: string
  readonly statements: readonly string[]
  /** The hash by which Drizzle records it as applied. */
  readonly hash: string
  readonly madeAt: number
}

/** The migrations of this program, oldest first. */
export function migrations(): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] }
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  return files.map(({ sql, hash, folderMillis }, at) => ({ name: entries[at]!.tag, statements: sql, hash, madeAt: folderMillis }))
}

/** Names of the objects created by the migrations: tables and functions. */
export function objectsOf(steps: readonly Migration[], kind: 'TABLE' | 'FUNCTION'): string[] {
  const making = new RegExp(`^\\s*CREATE (?:UNLOGGED )?${kind} "?(\\w+)"?`, 'gm')
  return steps.flatMap(({ statements }) => statements.flatMap((text) => [...text.matchAll(making)].map(([, name]) => name!)))
}
