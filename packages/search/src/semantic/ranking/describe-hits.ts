import { inverseFrequency } from '@gezhi/semantic'
import type { TextColumn } from '@gezhi/records'
import type { SemanticHit, SemanticPassage } from '../semantic-search.ts'
import type { TermNumbers } from '../question/term-numbers.ts'
import { PARTICLES } from '../question/particles.ts'
import { wordAround } from '../question/question-terms-shown.ts'
import { chooseSentences, type WorthOfToken } from './choose-sentences.ts'
import { termShares, type Explaining } from './explain-hit.ts'
import { hitScores, ranksOf } from './order-candidates.ts'
import { answerStrength, questionCoverage } from './question-coverage.ts'
import type { Ranking } from './rank-candidates.ts'

const PASSAGE_LENGTH = 240
const HAN_PAIR = /^\p{Script=Han}{2}$/u

/** Level of detail of a hit. */
export interface ExplainOptions {
  /** Default true. */
  readonly explain?: boolean | undefined
  /** UTF-16 units; 0 for none. Default 240. */
  readonly passageLength?: number | undefined
}

/** Data needed to describe hits besides their ranking. */
export interface ExplainContext {
  readonly terms: Pick<TermNumbers, 'formsOf'>
  /** Whether a lexicon contains a Chinese word; null without a lexicon. */
  readonly isChineseWord: ((word: string) => boolean) | null
  /** The docId of the candidate at an index. */
  readonly nameOf: (place: number) => string
}

/** The score, ranks and terms of the hit at an index. */
export function describeHit(
  ranking: Ranking,
  { terms: table, isChineseWord, nameOf }: ExplainContext,
  { explain }: ExplainOptions,
): (place: number) => Pick<SemanticHit, 'score' | 'ranks' | 'terms'> {
  const { candidates, scored, order, title, words, collection } = ranking
  const ranks = [...scored.channels].map(([channel, scores]) => [channel, ranksOf(scores)] as const)
  const score = hitScores(scored.fused, order, 100 * strengthOf(ranking))
  const isWord = (text: string) => !HAN_PAIR.test(text) || (!PARTICLES.test(text) && isChineseWord?.(text) === true)
  const explaining: Explaining = { termVectors: candidates.termVectors, scored, words, collection, table, isWord, nameOf }
  return (place) => {
    const found = ranks.flatMap(([channel, of]) => (of[place]! > 0 ? [[channel, of[place]!] as const] : []))
    const isTitle = title !== null && candidates.titles[place]!.includes(title)
    return {
      score: score(place),
      ranks: Object.fromEntries(isTitle ? [['title', 1] as const, ...found] : found),
      terms: explain === false ? [] : termShares(explaining, place),
    }
  }
}

/** Number of best hits that determine how well a question is answered. */
const BEST = 10

function strengthOf({ candidates: { termVectors }, scored: { scorer }, order, ...question }: Ranking): number {
  const coverage = questionCoverage(question)
  const coverages = order.slice(0, BEST).map((place) => coverage(scorer.contributions(termVectors, place)))
  return answerStrength(coverages, question.terms.length)
}

/** Finds the passage of a record with these text columns nearest to the question; `termOf`: the term of a token of a text. */
export function passageOf<R extends object>(
  ranking: Ranking,
  columns: readonly TextColumn<R>[],
  termOf: (token: string) => number,
  { explain, passageLength = PASSAGE_LENGTH }: ExplainOptions,
): (record: R) => { readonly passage?: SemanticPassage } {
  if (explain === false || passageLength === 0) return () => ({})
  const worth = worthOfTokens(ranking, termOf)
  return (record) => {
    const passage = chooseSentences(columns, record, worth, passageLength)
    return passage === null ? {} : { passage }
  }
}

function worthOfTokens({ terms, words, collection }: Ranking, termOf: (token: string) => number): WorthOfToken {
  const worth = new Map<number, number>()
  for (const { text, weight, options } of terms) {
    // A pair of characters across a word boundary is rare and meaningless.
    if (wordAround(text, words) === null) continue
    for (const { ids, share, documents } of options) {
      for (const id of ids) worth.set(id, Math.max(worth.get(id) ?? 0, weight * share * inverseFrequency(documents, collection)))
    }
  }
  const known = new Map<string, { term: number; worth: number }>()
  return (token) => {
    const found = known.get(token) ?? toWorth(termOf(token))
    known.set(token, found)
    return found
  }
  function toWorth(term: number): { term: number; worth: number } {
    return { term, worth: worth.get(term) ?? 0 }
  }
}
