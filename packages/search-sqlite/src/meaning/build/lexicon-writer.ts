import { englishStem } from '@gezhi/search'
import { foldText } from '@gezhi/query'
import { glossTranslations, readDictionary, type Translation } from '@gezhi/meaning'
import { readMeta, writeMeta } from '../store/meaning-meta.ts'
import type { BuildFiles } from './bag-writer.ts'

/** Reads the dictionary into a store, unless it holds this edition already. False where no dictionary is installed. */
export async function updateDictionary({ store, db }: BuildFiles): Promise<boolean> {
  const dictionary = await readDictionary()
  if (dictionary === null) return false
  const meta = readMeta(store)
  if (meta.dictionary === dictionary.edition) return true
  const translations = Iterator.from(dictionary.entries()).flatMap((entry) =>
    glossTranslations({ ...entry, word: foldText(entry.word).text }, (word) => englishStem(word) ?? word),
  )
  db.exec('BEGIN IMMEDIATE')
  replaceTranslations({ store, db }, translations, 'dictionary')
  writeMeta(store, { dictionary: dictionary.edition, version: meta.version + 1 })
  db.exec('COMMIT')
  return true
}

/** Puts translations in the place of all others of their origin; of a pair said twice the larger weight. Inside a transaction of the caller. */
export function replaceTranslations(
  { store, db }: Pick<BuildFiles, 'store' | 'db'>,
  translations: Iterable<Translation>,
  origin: string,
): void {
  store('DELETE FROM lexicon WHERE origin = ?').run(origin)
  const weights = new Map<string, number>()
  for (const { source, target, weight } of translations) {
    const pair = `${source}\t${target}`
    weights.set(pair, Math.max(weights.get(pair) ?? 0, weight))
  }
  const put = store('INSERT INTO lexicon (source, target, origin, weight) VALUES (?, ?, ?, ?)')
  db.exec('DROP INDEX lexicon_by_target')
  for (const pair of [...weights.keys()].sort()) {
    const [source, target] = pair.split('\t') as [string, string]
    put.run(source, target, origin, weights.get(pair)!)
  }
  db.exec('CREATE INDEX lexicon_by_target ON lexicon (target)')
}
