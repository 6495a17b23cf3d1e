import { foldText } from '@gezhi/query'
import type { Neighbour, NeighboursRequest } from '@gezhi/search'
import { findNeighbours, nearestWords, questionVector, soughtTerms, type NearWord } from '@gezhi/search/semantic'
import type { SemanticReader } from '../rank/semantic-reader.ts'

/** Words near a word in a reader's index. */
export function neighboursOf(reader: SemanticReader, { text, limit }: Pick<NeighboursRequest, 'text' | 'limit'>): Neighbour[] {
  reader.refresh()
  const folded = foldText(text).text.trim()
  if (folded === '' || limit <= 0) return []
  return findNeighbours({ translations: reader.translations, nearest: (maxCount) => nearest(reader, folded, maxCount) }, folded, limit)
}

function nearest(reader: SemanticReader, folded: string, maxCount: number): NearWord[] {
  const { words, learned } = reader
  if (words === null || learned === null) return []
  const vector = questionVector(learned, soughtTerms(reader, folded, { isTranslated: false, synonyms: [] }).terms)
  return vector === null ? [] : nearestWords(words.words, words.scan, vector, maxCount)
}
