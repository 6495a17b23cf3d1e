import { foldText } from '@gezhi/query'
import type { Neighbour, NeighboursRequest } from '@gezhi/search'
import { findNeighbours, nearestWords, questionVector, soughtTerms, type NearWord } from '@gezhi/search/meaning'
import type { MeaningReader } from '../rank/meaning-reader.ts'

/** Words near a word, of the index of a reader. */
export function neighboursOf(reader: MeaningReader, { text, limit }: Pick<NeighboursRequest, 'text' | 'limit'>): Neighbour[] {
  reader.refresh()
  const folded = foldText(text).text.trim()
  if (folded === '' || limit <= 0) return []
  return findNeighbours({ translations: reader.translations, nearest: (most) => nearest(reader, folded, most) }, folded, limit)
}

function nearest(reader: MeaningReader, folded: string, most: number): NearWord[] {
  const { words, learned } = reader
  if (words === null || learned === null) return []
  const vector = questionVector(learned, soughtTerms(reader, folded, { isTranslated: false, synonyms: [] }).terms)
  return vector === null ? [] : nearestWords(words.words, words.scan, vector, most)
}
