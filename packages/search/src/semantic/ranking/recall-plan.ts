import { inverseFrequency, type Collection, type SoughtTerm } from '@gezhi/semantic'

/** Number of candidates found by words; all terms of the question decide their order afterwards. */
export const MAX_CANDIDATES = 1000
/** Maximum number of probes: the most distinctive ones. */
const MAX_PROBES = 64
/** Documents read for all of them together: keeps the time of a question independent of the size of the index. */
const POSTINGS = 40_000
/** A question with at most this many words has many equal candidates; those with the words in the title come first. */
const FEW = 6

/** One search for candidates: documents that contain all of some terms. */
export interface Probe {
  readonly ids: readonly number[]
  /** Added to the score of a document that contains them. */
  readonly worth: number
  /** Upper bound of the documents with them. */
  readonly documents: number
}

/** Probes whose scores add up; at most `most` documents with the highest scores become candidates. */
export interface Recall {
  readonly probes: readonly Probe[]
  /** Whether a probe found in the title counts twice. */
  readonly countsTitles: boolean
}

/** How candidates are found. */
export interface RecallPlan {
  /** By the words of the question: at most `maxOwn`. */
  readonly own: Recall
  readonly maxOwn: number
  /**
   * By translations and synonyms: the rest of `MAX_CANDIDATES`. A record in the other language never scores as much as one with the words
   * themselves.
   */
  readonly others: Recall
  /**
   * The rarest probe: if every word exceeds the budget, only this one is searched, in titles of the newest documents. null without any
   * word.
   */
  readonly rarest: Probe | null
}

/** The probes for a question's terms, most distinctive first, within a budget of documents read. Pure. */
export function recallPlan(terms: readonly SoughtTerm[], collection: Collection): RecallPlan {
  const [own, others] = [true, false].map((isOwn) => probesOf(terms, collection, isOwn)) as [Probe[], Probe[]]
  const half = own.length > 0 && others.length > 0 ? 0.5 : 1
  const ownProbes = affordable(own, POSTINGS * half)
  const read = ownProbes.reduce((sum, { documents }) => sum + documents, 0)
  return {
    own: toRecall(ownProbes),
    maxOwn: MAX_CANDIDATES * half,
    others: toRecall(affordable(others, POSTINGS - read)),
    rarest: [...own, ...others].toSorted((a, b) => a.documents - b.documents)[0] ?? null,
  }
}

function toRecall(probes: readonly Probe[]): Recall {
  return { probes, countsTitles: probes.length <= FEW }
}

function probesOf(terms: readonly SoughtTerm[], collection: Collection, isOwn: boolean): Probe[] {
  return terms
    .flatMap(({ weight, options }) =>
      options
        .filter(({ source }) => (source === 'own') === isOwn)
        .map(({ ids, share, documents }) => ({ ids, worth: weight * share * inverseFrequency(documents, collection), documents })),
    )
    .filter(({ documents }) => documents > 0)
    .toSorted((a, b) => b.worth - a.worth)
}

function affordable(probes: readonly Probe[], budget: number): Probe[] {
  let read = 0
  const chosen: Probe[] = []
  for (const probe of probes) {
    if (chosen.length === MAX_PROBES) break
    if (read + probe.documents > budget) continue
    read += probe.documents
    chosen.push(probe)
  }
  return chosen
}
