import { saturated, type BagList, type Collection, type Contribution } from '@gezhi/meaning'
import type { TermShare } from '@gezhi/search'
import type { TermTable } from '../terms/term-table.ts'
import type { ScoredCandidates } from './score-candidates.ts'

const MOST_OF_WORDS = 8
const MOST_OF_FEEDBACK = 3
/** What gave less of a channel's score than this is not worth a word. */
const LEAST_SHARE = 0.01

/** What is needed to say why a candidate stands where it does. */
export interface Explaining {
  readonly bags: BagList
  readonly scored: ScoredCandidates
  readonly collection: Collection
  readonly table: TermTable
  /** How people name the candidate at a place: its publication number. */
  readonly nameOf: (place: number) => string
}

/** The terms that drove a hit, by channel. */
export function termShares(explaining: Explaining, place: number): TermShare[] {
  return [...wordShares(explaining, place), ...feedbackShares(explaining, place)]
}

function wordShares({ bags, scored, table }: Explaining, place: number): TermShare[] {
  const given = scored.scorer.contributions(bags, place)
  const total = given.reduce((sum, { score }) => sum + score, 0)
  return given
    .map((contribution) => wordShare(contribution, total, table))
    .filter(({ share }) => share >= LEAST_SHARE)
    .slice(0, MOST_OF_WORDS)
}

function wordShare({ term, option, score }: Contribution, total: number, table: TermTable): TermShare {
  const share = score / total
  if (option.source === 'own') return { text: term.text, share, channel: 'words' }
  return {
    text: option.text || table.formsOf(option.ids[0]!)[0]!,
    share,
    channel: 'words',
    from: { text: term.text, source: option.source },
  }
}

/** Terms fed back that the question does not hold itself. */
function feedbackShares({ bags, scored, collection, table, nameOf }: Explaining, place: number): TermShare[] {
  const counts = new Map<number, number>()
  for (let i = bags.start(place); i < bags.start(place + 1); i++) counts.set(bags.terms[i]!, bags.counts[i]!)
  const given = scored.fedBack.map((term) => ({
    term,
    score: term.weight * term.inverse * saturated(counts.get(term.id) ?? 0, bags.length(place), collection),
  }))
  const total = given.reduce((sum, { score }) => sum + score, 0)
  return given
    .filter(({ term, score }) => score > total * LEAST_SHARE && !scored.scorer.seeks(term.id))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_OF_FEEDBACK)
    .map(({ term, score }) => ({
      text: table.formsOf(term.id)[0]!,
      share: score / total,
      channel: 'feedback',
      from: { text: nameOf(term.from), source: 'feedback' },
    }))
}
