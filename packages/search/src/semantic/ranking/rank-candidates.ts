import type { Collection, SoughtTerm } from '@gezhi/semantic'
import type { SemanticChannel } from '../semantic-search.ts'
import type { Sought } from '../question/sought-terms.ts'
import type { Candidates } from './candidates.ts'
import { orderCandidates } from './order-candidates.ts'
import { scoreCandidates, type ScoredCandidates } from './score-candidates.ts'

/** All channels, in display order. */
export const SEMANTIC_CHANNELS: readonly SemanticChannel[] = ['title', 'words', 'feedback', 'vector']

export interface CandidatesToRank<Group> extends Sought {
  readonly candidates: Candidates
  readonly collection: Collection
  /** Number of documents with a term. */
  readonly documents: (term: number) => number
  /** Channels to use; default all. */
  readonly channels: readonly SemanticChannel[] | undefined
  /** Whether vectors are those of a model that learned from this index. */
  readonly isLearned: boolean
  /** `titleHash` of a question that may be a title; null for any other. */
  readonly title: number | null
  /** The group of a candidate, by index: the publications of one application. */
  readonly group: (place: number) => Group
}

/** Ranked candidates, with the data for explanations. */
export interface Ranking {
  readonly candidates: Candidates
  readonly scored: ScoredCandidates
  /** Indices, best first. */
  readonly order: readonly number[]
  readonly terms: readonly SoughtTerm[]
  readonly words: ReadonlySet<string>
  readonly collection: Collection
  readonly title: number | null
}

/** Scores and sorts candidates by all channels. */
export function rankCandidates<Group>({ candidates, terms, words, collection, ...asked }: CandidatesToRank<Group>): Ranking {
  const enabled = new Set(asked.channels ?? SEMANTIC_CHANNELS)
  const scored = scoreCandidates(candidates, terms, collection, asked.documents, enabled, asked.isLearned)
  const title = enabled.has('title') ? asked.title : null
  const order = orderCandidates(candidates, scored.fused, title, asked.group)
  return { candidates, scored, order, terms, words, collection, title }
}

/** The channels that contributed. */
export function channelsOf({ candidates, scored, title }: Ranking): SemanticChannel[] {
  const isTitle = title !== null && candidates.titles.some((hashes) => hashes.includes(title))
  return SEMANTIC_CHANNELS.filter((channel) => (channel === 'title' ? isTitle : scored.channels.has(channel)))
}
