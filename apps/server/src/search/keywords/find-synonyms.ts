import type { Synonym } from '@gezhi/contract'
import type { SearchEngine } from '@gezhi/search'
import { synonymKey, type SynonymStore } from './synonym-store.ts'

export interface SynonymParts {
  readonly engine: Pick<SearchEngine, 'semantic'>
  readonly synonyms: Pick<SynonymStore, 'groups'>
}

/** Synonyms of a word or phrase, the operator's first, then learned ones, best first; without duplicates, at most `count`. */
export async function findSynonyms(
  { engine, synonyms }: SynonymParts,
  word: string,
  count: number,
  signal?: AbortSignal,
): Promise<Synonym[]> {
  const [groups, neighbours] = await Promise.all([
    synonyms.groups(word),
    engine.semantic?.neighbours({ text: word, limit: count, ...(signal && { signal }) }) ?? [],
  ])
  const found = new Map<string, Synonym>()
  const add = (synonym: Synonym) => {
    const key = synonymKey(synonym.word)
    if (key !== synonymKey(word) && !found.has(key)) found.set(key, synonym)
  }
  for (const { words } of groups) for (const one of words) add({ word: one, language: languageOf(one), source: 'operator', score: 1 })
  for (const { text, language, source, score } of neighbours) add({ word: text, language, source, score })
  return [...found.values()].slice(0, count)
}

function languageOf(word: string): 'zh' | 'en' {
  return /\p{Script=Han}/u.test(word) ? 'zh' : 'en'
}
