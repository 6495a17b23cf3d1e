/** A text in two languages, each as numbers of terms. */
export interface TextPair {
  readonly source: Int32Array
  readonly target: Int32Array
}

export interface LearnedTranslation {
  readonly source: number
  readonly target: number
  /** Probability of the target given the source. */
  readonly probability: number
}

const ROUNDS = 5
const LEAST = 0.02
const MAX_COUNT = 8
/** Source of target terms that no source term explains. */
const NOTHING = -1

/**
 * Learns translations from pairs of texts: IBM model 1 (Brown 1993), five rounds of expectation maximisation with a null word. At most
 * eight targets with a probability of at least 0.02 per source term.
 */
export function learnTranslations(pairs: readonly TextPair[]): LearnedTranslation[] {
  let table = new Map<number, Map<number, number>>()
  for (let round = 0; round < ROUNDS; round++) table = nextTable(pairs, round === 0 ? null : table)
  return [...table].flatMap(([source, targets]) => {
    if (source === NOTHING) return []
    const likely = [...targets].filter(([, probability]) => probability >= LEAST)
    return likely
      .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, MAX_COUNT)
      .map(([target, probability]) => ({ source, target, probability }))
  })
}

type Table = Map<number, Map<number, number>>

/** Expected counts of each pair of source and target term under the last table, normalised to probabilities. */
function nextTable(pairs: readonly TextPair[], last: Table | null): Table {
  const counts: Table = new Map()
  for (const { source, target } of pairs) {
    const rows = [NOTHING, ...source].map((term) => ({ likely: last?.get(term), counts: rowOf(counts, term) }))
    for (const term of target) share(rows, term, last === null)
  }
  for (const targets of counts.values()) {
    let sum = 0
    for (const count of targets.values()) sum += count
    for (const [term, count] of targets) targets.set(term, count / sum)
  }
  return counts
}

interface Row {
  readonly likely: ReadonlyMap<number, number> | undefined
  readonly counts: Map<number, number>
}

function share(rows: readonly Row[], target: number, alike: boolean): void {
  const weights = rows.map(({ likely }) => (alike ? 1 : (likely?.get(target) ?? 0)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return
  for (const [i, { counts }] of rows.entries()) {
    const weight = weights[i]! / sum
    if (weight > 1e-4) counts.set(target, (counts.get(target) ?? 0) + weight)
  }
}

function rowOf(table: Table, term: number): Map<number, number> {
  const row = table.get(term) ?? new Map<number, number>()
  table.set(term, row)
  return row
}
