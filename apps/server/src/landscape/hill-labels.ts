/** Words of one label. */
const WORDS = 3
/** Documents of a hill whose words are counted. */
export const MAX_READ = 400
/** Least share of a hill's documents with a word of its label. */
const MIN_SHARE = 0.06

/** Numbers of documents with each word, for one hill. */
export interface HillWords {
  readonly documents: number
  readonly counts: ReadonlyMap<string, number>
}

/**
 * The words that distinguish each hill from the others (class-based TF-IDF): how often a word occurs on the hill, times how rare it is on all
 * together. A word within another of the same label is left out. Pure.
 */
export function hillLabels(hills: readonly HillWords[], isTerm: (word: string) => boolean = () => false): string[][] {
  const shares = new Map<string, number>()
  for (const { documents, counts } of hills) {
    for (const [word, count] of counts) shares.set(word, (shares.get(word) ?? 0) + count / documents)
  }
  return hills.map(({ documents, counts }) => {
    const scored = [...counts]
      .filter(([, count]) => count > 1 || documents < 20)
      .filter(([, count]) => count / documents >= MIN_SHARE)
      .map(([word, count]) => ({
        word,
        score: (count / documents) * Math.log(1 + hills.length / shares.get(word)!) * precision(word, isTerm),
      }))
      .toSorted((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    return chosen(scored.map(({ word }) => word))
  })
}

/** Of words that are about equally distinctive, technical terms and longer ones name the subject more precisely. */
function precision(word: string, isTerm: (word: string) => boolean): number {
  return (isTerm(word) ? 1.5 : 1) * (word.length > 2 && word.length < 20 ? 1.3 : 1)
}

function chosen(words: readonly string[]): string[] {
  const label: string[] = []
  for (const word of words) {
    if (label.length === WORDS) break
    if (!label.some((one) => one.includes(word) || word.includes(one) || sharesStem(one, word))) label.push(word)
  }
  return label
}

/** Plural and singular, or pairs with a common word. */
function sharesStem(a: string, b: string): boolean {
  return a.split(' ').some((word) => b.split(' ').some((other) => word.replace(/e?s$/, '') === other.replace(/e?s$/, '')))
}
