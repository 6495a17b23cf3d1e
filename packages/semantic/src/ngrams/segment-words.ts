import { ngramCount, type NgramTable } from './ngram-table.ts'

const LONGEST_WORD = 8
/** Count assumed for a word that is rare in the corpus. */
const UNSEEN = 0.5

/** Cuts a run of Chinese characters into the most likely words of a vocabulary and single characters (Viterbi over word frequencies). Pure. */
export function segmentWords(run: string, vocabulary: Pick<ReadonlySet<string>, 'has'>, ngrams: NgramTable): string[] {
  const costs = new Float64Array(run.length + 1).fill(Infinity)
  const starts = new Int32Array(run.length + 1)
  costs[0] = 0
  for (let end = 1; end <= run.length; end++) {
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start++) {
      const word = run.slice(start, end)
      if (word.length > 1 && !vocabulary.has(word)) continue
      const cost = costs[start]! + Math.log((ngrams.total + 1) / (ngramCount(ngrams, word) + UNSEEN))
      if (cost < costs[end]!) [costs[end], starts[end]] = [cost, start]
    }
  }
  const words: string[] = []
  for (let end = run.length; end > 0; end = starts[end]!) words.push(run.slice(starts[end], end))
  return words.reverse()
}
