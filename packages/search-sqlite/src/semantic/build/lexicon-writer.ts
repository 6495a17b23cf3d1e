import { readDictionary, type TechnicalTerm, type Translation } from '@gezhi/semantic'
import { dictionaryTranslations, technicalEdition, technicalLexicon } from '@gezhi/search/semantic'
import { readMeta, writeMeta } from '../store/semantic-meta.ts'
import type { BuildFiles } from './term-vector-writer.ts'

/** Reads the dictionary into a store, unless it already contains this edition. False if no dictionary is installed. */
export async function updateDictionary({ store, db }: BuildFiles): Promise<boolean> {
  const dictionary = await readDictionary()
  if (dictionary === null) return false
  const meta = readMeta(store)
  if (meta.dictionary === dictionary.edition) return true
  const translations = dictionaryTranslations(dictionary.entries())
  db.exec('BEGIN IMMEDIATE')
  replaceTranslations({ store, db }, translations, 'dictionary')
  writeMeta(store, { dictionary: dictionary.edition, version: meta.version + 1 })
  db.exec('COMMIT')
  return true
}

/** Writes the technical terms into a store, unless it holds this edition already. */
export function updateTechnicalTerms({ store, db }: BuildFiles, own: readonly TechnicalTerm[]): void {
  const [meta, edition] = [readMeta(store), technicalEdition(own)]
  if (meta.technicalTerms === edition) return
  db.exec('BEGIN IMMEDIATE')
  replaceTranslations({ store, db }, technicalLexicon(own), 'technical')
  writeMeta(store, { technicalTerms: edition, version: meta.version + 1 })
  db.exec('COMMIT')
}

/** Replaces all translations of the same origin, without duplicates. Call it inside a transaction. */
export function replaceTranslations(
  { store, db }: Pick<BuildFiles, 'store' | 'db'>,
  translations: readonly Translation[],
  origin: string,
): void {
  store('DELETE FROM lexicon WHERE origin = ?').run(origin)
  const put = store('INSERT INTO lexicon (source, target, origin, weight) VALUES (?, ?, ?, ?)')
  db.exec('DROP INDEX lexicon_by_target')
  for (const { source, target, weight } of translations) put.run(source, target, origin, weight)
  db.exec('CREATE INDEX lexicon_by_target ON lexicon (target)')
}
