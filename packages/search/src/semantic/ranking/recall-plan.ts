import { inverseFrequency, type Collection, type SoughtTerm } from '@gezhi/semantic'

/** Candidates that words find; all terms of the question decide their order afterwards. */
export const MAX_CANDIDATES = 1000
/** Ways of finding that are tried: the most telling ones. */
const MAX_PROBES = 64
/** Documents read for all of them together: this keeps the time of a question the same whatever the size of the index. */
const POSTINGS = 40_000
/** A question of so few words finds many records by the same words; those with them in their title come first. */
const FEW = 6

/** One way of finding candidates: documents that hold all of some terms. */
export interface Probe {
  readonly ids: readonly number[]
  /** Added to what a document is worth that holds them. */
  readonly worth: number
  /** Documents that hold them, at most. */
  readonly documents: number
}

/** Probes whose worths add up; at most so many of the documents worth most become candidates. */
export interface Recall {
  readonly probes: readonly Probe[]
  /** Whether a document that holds a probe in its title is worth that once more. */
  readonly countsTitles: boolean
}

/** How candidates are found. */
export interface RecallPlan {
  /** By the words of the question: at most `mostOwn`. */
  readonly own: Recall
  readonly mostOwn: number
  /** By translations and synonyms: what is left of `MAX_CANDIDATES`. A record in the other language never holds as much as one that has the words themselves. */
  readonly others: Recall
  /** What is in fewest documents: where every word is in more than the budget allows, it alone is looked for, in titles of the newest. null without any word. */
  readonly rarest: Probe | null
}

/** Which of the ways to find a question's terms are tried, the most telling first, within a budget of documents read. Pure. */
export function recallPlan(terms: readonly SoughtTerm[], collection: Collection): RecallPlan {
  const [own, others] = [true, false].map((isOwn) => probesOf(terms, collection, isOwn)) as [Probe[], Probe[]]
  const half = own.length > 0 && others.length > 0 ? 0.5 : 1
  const ownProbes = affordable(own, POSTINGS * half)
  const read = ownProbes.reduce((sum, { documents }) => sum + documents, 0)
  return {
    own: toRecall(ownProbes),
    mostOwn: MAX_CANDIDATES * half,
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
