import { glossTranslations, type Translation } from '@gezhi/semantic'
import { foldText } from '@gezhi/query'
import { englishStem } from '../../english-stem.ts'

type Entry = Parameters<typeof glossTranslations>[0]

/** Translations from a dictionary, without duplicates (the larger weight counts), sorted by the English word. Pure. */
export function dictionaryTranslations(entries: Iterable<Entry>): Translation[] {
  const translations = Iterator.from(entries).flatMap((entry) =>
    glossTranslations({ ...entry, word: foldText(entry.word).text }, (word) => englishStem(word) ?? word),
  )
  return distinctTranslations(translations)
}

/** Without duplicates (the larger weight counts), sorted by the English word. Pure. */
export function distinctTranslations(translations: Iterable<Translation>): Translation[] {
  const weights = new Map<string, number>()
  for (const { source, target, weight } of translations) {
    const pair = `${source}\t${target}`
    weights.set(pair, Math.max(weights.get(pair) ?? 0, weight))
  }
  return [...weights.keys()].sort().map((pair) => {
    const [source, target] = pair.split('\t') as [string, string]
    return { source, target, weight: weights.get(pair)! }
  })
}
