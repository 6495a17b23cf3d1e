import type { DatabaseSync } from 'node:sqlite'
import type { LangText } from '@gezhi/records'
import type { PreparedStatements } from '../terms/prepared-statements.ts'
import { readMeta, writeMeta } from './semantic-meta.ts'

/** Texts in both languages (`TeachingTexts`) as JSON: a list of texts, each in several languages. */
export interface StoredTeaching {
  readonly edition: string
  readonly texts: string
}

/** Replaces the stored texts; later builds learn from them too. */
export function writeTeaching({ store, db }: { store: PreparedStatements; db: DatabaseSync }, { edition, texts }: StoredTeaching): void {
  db.exec('BEGIN IMMEDIATE')
  store('DELETE FROM teaching_texts').run()
  store('INSERT INTO teaching_texts VALUES (?, ?)').run(edition, texts)
  writeMeta(store, { teaching: edition, version: readMeta(store).version + 1 })
  db.exec('COMMIT')
}

/** The stored texts; empty if there are none. */
export function readTeaching(store: PreparedStatements): readonly (readonly LangText[])[] {
  const row = store('SELECT texts FROM teaching_texts').get() as { texts: string } | undefined
  return row === undefined ? [] : (JSON.parse(row.texts) as LangText[][])
}
