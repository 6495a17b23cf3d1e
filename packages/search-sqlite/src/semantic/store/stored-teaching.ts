import type { LangText } from '@gezhi/records'
import type { PreparedStatements } from '../terms/prepared-statements.ts'
import { writeMeta } from './semantic-meta.ts'

/** Texts in both languages (`TeachingTexts`) as JSON: a list of texts, each in several languages. */
export interface StoredTeaching {
  readonly edition: string
  readonly texts: string
}

/** Replaces the stored texts; later builds learn from them too. Call it inside a transaction. */
export function writeTeaching(store: PreparedStatements, { edition, texts }: StoredTeaching): void {
  store('DELETE FROM teaching_texts').run()
  store('INSERT INTO teaching_texts VALUES (?, ?)').run(edition, texts)
  writeMeta(store, { teaching: edition })
}

/** The stored texts; empty if there are none. */
export function readTeaching(store: PreparedStatements): readonly (readonly LangText[])[] {
  const row = store('SELECT edition, texts FROM teaching_texts').get() as StoredTeaching | undefined
  return row === undefined ? [] : parseTeaching(row)
}

/** The texts themselves. */
export function parseTeaching({ texts }: StoredTeaching): readonly (readonly LangText[])[] {
  return JSON.parse(texts) as LangText[][]
}
