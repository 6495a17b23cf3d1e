import { saturated, type TermVectorList, type Collection, type Contribution } from '@gezhi/semantic'
import type { TermShare } from '../semantic-search.ts'
import type { TermNumbers } from '../question/term-numbers.ts'
import { wordAround } from '../question/question-terms-shown.ts'
import type { ScoredCandidates } from './score-candidates.ts'

const MAX_OF_WORDS = 8
const MAX_OF_FEEDBACK = 3
/** Smaller shares of a channel's score are not reported. */
const MIN_SHARE = 0.01

/** Data needed to explain the rank of a candidate. */
export interface Explaining {
  readonly termVectors: TermVectorList
  readonly scored: ScoredCandidates
  readonly collection: Collection
  readonly table: Pick<TermNumbers, 'formsOf'>
  /** Chinese words of the question. */
  readonly words: ReadonlySet<string>
  /** Whether a pair of characters is a word; other pairs are not shown to users. */
  readonly isWord: (pair: string) => boolean
  /** Display name of the candidate at an index: its publication number. */
  readonly nameOf: (place: number) => string
}

/** The terms that contributed to a hit, by channel. */
export function termShares(explaining: Explaining, place: number): TermShare[] {
  return [...wordShares(explaining, place), ...feedbackShares(explaining, place)]
}

function wordShares({ termVectors, scored, words }: Explaining, place: number): TermShare[] {
  const contributions = scored.scorer.contributions(termVectors, place)
  const total = contributions.reduce((sum, { score }) => sum + score, 0)
  const shares = new Map<string, TermShare>()
  for (const contribution of contributions) {
    const next = wordShare(contribution, total, words)
    if (next === null) continue
    const key = `${next.text} ${next.from?.text ?? ''}`
    shares.set(key, { ...next, share: next.share + (shares.get(key)?.share ?? 0) })
  }
  return [...shares.values()]
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MAX_OF_WORDS)
}

/** null for a pair of characters that is in no word: it is meaningless to readers. */
function wordShare({ term, option, score }: Contribution, total: number, words: ReadonlySet<string>): TermShare | null {
  const share = score / total
  if (option.source !== 'own') return { text: option.text, share, channel: 'words', from: { text: term.text, source: option.source } }
  const text = wordAround(term.text, words)
  return text === null ? null : { text, share, channel: 'words' }
}

/** Feedback terms that are not in the question itself. */
function feedbackShares({ termVectors, scored, collection, table, isWord, nameOf }: Explaining, place: number): TermShare[] {
  const counts = new Map<number, number>()
  for (let i = termVectors.start(place); i < termVectors.start(place + 1); i++) counts.set(termVectors.terms[i]!, termVectors.counts[i]!)
  const contributions = scored.fedBack.map((term) => ({
    term,
    score: term.weight * term.inverse * saturated(counts.get(term.id) ?? 0, termVectors.length(place), collection),
  }))
  const total = contributions.reduce((sum, { score }) => sum + score, 0)
  return contributions
    .filter(({ term, score }) => score > total * MIN_SHARE && !scored.scorer.seeks(term.id))
    .toSorted((a, b) => b.score - a.score)
    .map(({ term, score }) => ({ term, score, text: table.formsOf(term.id)[0]! }))
    .filter(({ text }) => isWord(text))
    .slice(0, MAX_OF_FEEDBACK)
    .map(({ term, score, text }) => ({
      text,
      share: score / total,
      channel: 'feedback',
      from: { text: nameOf(term.from), source: 'feedback' },
    }))
}
