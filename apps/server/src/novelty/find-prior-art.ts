import type { QueryNode } from '@gezhi/query'
import type { PatentRecord } from '@gezhi/records'
import { SearchError, type Filter, type QuestionTerm, type SemanticQuestion, type SemanticSearch } from '@gezhi/search'
import type { FeatureTerm } from './compare-features.ts'

/** A search for documents that may disclose features. */
export interface PriorArtRequest {
  /** The whole: a text, or a stored patent. */
  readonly question: SemanticQuestion
  readonly features: readonly string[]
  /** Restricts documents, by date for example. */
  readonly query: QueryNode | null
  readonly filters: readonly Filter[]
  readonly synonyms?: readonly (readonly string[])[]
  /** Documents, at most. */
  readonly size: number
  readonly signal?: AbortSignal
  /** Called after each search: `done` of all features and the whole. */
  readonly onSearched?: (done: number) => void
}

/** A document that may disclose features. */
export interface Candidate {
  readonly docId: string
  /** 0 to 100. */
  readonly score: number
}

/** Documents, best first, and how the words of each feature are searched. */
export interface PriorArt {
  readonly candidates: readonly Candidate[]
  readonly features: readonly (readonly FeatureTerm[])[]
}

/** Hits of the whole, and of each feature, that become candidates. */
const OF_WHOLE = 110
const OF_FEATURE = 40
/** Share of the scores for single features in the score of a candidate. */
const FEATURE_SHARE = 0.15

/**
 * Searches for the whole and for each feature, by words and meaning, one document an application. A document's score is that for the whole,
 * with its scores for the features by a small share: documents found by features alone come after those that resemble the whole.
 */
export async function findPriorArt(
  semantic: Pick<SemanticSearch<PatentRecord>, 'rank'>,
  { question, features, query, filters, synonyms = [], size, signal, onSearched }: PriorArtRequest,
): Promise<PriorArt> {
  const search = async (searched: SemanticQuestion, count: number) => {
    try {
      return await semantic.rank({
        question: searched,
        query,
        filters,
        synonyms,
        from: 0,
        size: count,
        collapse: 'application',
        explain: false,
        short: true,
        ...(signal && { signal }),
      })
    } catch (error) {
      // A feature of numbers and signs alone has no words to search for.
      if (error instanceof SearchError && error.reason === 'no-words') return { hits: [], terms: [] }
      throw error
    }
  }
  const whole = await search(question, Math.max(size, OF_WHOLE))
  onSearched?.(1)
  const scores = new Map(whole.hits.map(({ docId, score }) => [docId, score]))
  const terms: FeatureTerm[][] = []
  for (const [at, text] of features.entries()) {
    const own = await search({ kind: 'text', text }, OF_FEATURE)
    for (const { docId, score } of own.hits) scores.set(docId, (scores.get(docId) ?? 0) + (score * FEATURE_SHARE) / features.length)
    terms.push(own.terms.map(termOf))
    onSearched?.(at + 2)
  }
  const highest = 100 * (1 + FEATURE_SHARE)
  const candidates = Array.from(scores, ([docId, score]) => ({ docId, score: Math.min(100, (score / highest) * 100) }))
  // The order of the whole decides between equals.
  return { candidates: candidates.toSorted((a, b) => b.score - a.score).slice(0, size), features: terms }
}

/** A word with its translations; those less likely than half the best count by half. */
function termOf({ text, weight, translations }: QuestionTerm): FeatureTerm {
  const best = Math.max(...translations.map(({ share }) => share), 0)
  const others = translations.map((one) => ({ text: one.text, strength: one.share >= best / 2 ? 1 : 0.5 }))
  return { text, weight, forms: [{ text, strength: 1 }, ...others] }
}
