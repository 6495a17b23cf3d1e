import {
  feedbackScores,
  feedbackTerms,
  fusedScores,
  WordsScorer,
  type ChannelScores,
  type FeedbackTerm,
  type Collection,
  type SoughtTerm,
} from '@gezhi/semantic'
import type { SemanticChannel } from '../semantic-search.ts'
import type { Candidates } from './candidates.ts'

/** Weights of the channels, measured: more for feedback or vectors displaces good hits, less finds fewer. */
const LEARNED: ChannelWeights = { words: 0.4, feedback: 0.4, vector: 0.2 }
/** The same for a model pretrained on far more texts: an initial value, not measured. */
const OUTSIDE: ChannelWeights = { words: 0.3, feedback: 0.2, vector: 0.5 }

type ChannelWeights = Readonly<Record<Exclude<SemanticChannel, 'title'>, number>>

/** The scores of the candidates in each channel, and combined. */
export interface ScoredCandidates {
  readonly fused: Float64Array
  readonly channels: ReadonlyMap<Exclude<SemanticChannel, 'title'>, Float64Array>
  readonly scorer: WordsScorer
  readonly fedBack: readonly FeedbackTerm[]
}

/** Scores candidates by all terms of a question, by common terms of the best of them and by vectors. */
export function scoreCandidates(
  { termVectors, cosines }: Candidates,
  terms: readonly SoughtTerm[],
  collection: Collection,
  documents: (term: number) => number,
  enabled: ReadonlySet<SemanticChannel>,
  isLearned: boolean,
): ScoredCandidates {
  const scorer = new WordsScorer(terms, collection)
  const words = scorer.scores(termVectors)
  const fedBack = enabled.has('feedback') ? feedbackTerms(termVectors, words, collection, documents) : []
  const weight = terms.reduce((sum, term) => sum + term.weight, 0)
  const channels = new Map<Exclude<SemanticChannel, 'title'>, Float64Array>()
  if (enabled.has('words')) channels.set('words', words)
  if (fedBack.length > 0) channels.set('feedback', feedbackScores(termVectors, words, weight, fedBack, collection))
  if (cosines !== null && enabled.has('vector')) channels.set('vector', cosines)
  const weighed = Array.from(channels, ([channel, scores]): ChannelScores => ({ scores, weight: (isLearned ? LEARNED : OUTSIDE)[channel] }))
  return { fused: fusedScores(weighed, termVectors.size), channels, scorer, fedBack }
}
