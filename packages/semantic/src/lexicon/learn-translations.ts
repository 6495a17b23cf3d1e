/** A text in two languages, each as its terms by number, each term once. */
export interface TextPair {
  readonly source: Int32Array
  readonly target: Int32Array
}

export interface LearnedTranslation {
  readonly source: number
  readonly target: number
  /** Geometric mean of how likely each of both is for the other, 0 to 1. */
  readonly weight: number
}

const ROUNDS = 5
const MIN_WEIGHT = 0.05
/** Minimum share of the text pairs with both terms in which one is expected to translate the other. */
const MIN_COUNT = 0.4
const MAX_TARGETS = 8
/** Stands for whatever target terms come from no term of the source. */
const NOTHING = -1

/**
 * What pairs of texts teach of translations: IBM model 1 (Brown 1993) in both directions, five rounds of expectation maximisation each,
 * with a null word. A translation that only one direction supports is mostly a neighbour of the right one. For each source term at most
 * eight targets. At most `maxCounted` pairs of terms are counted at once in each direction: beyond it the rarest are dropped (lossy
 * counting, Manku and Motwani 2002).
 */
export function learnTranslations(pairs: readonly TextPair[], maxCounted = Infinity): LearnedTranslation[] {
  const forward = alignments(pairs, maxCounted)
  const swapped = pairs.map(({ source, target }) => ({ source: target, target: source }))
  const backward = alignments(swapped, maxCounted)
  return [...forward].flatMap(([source, { targets, sum }]) => {
    if (source === NOTHING) return []
    const found = [...targets].flatMap(([target, count]) => {
      const other = backward.get(target)
      const weight = Math.sqrt((count / sum) * ((other?.targets.get(source) ?? 0) / (other?.sum ?? 1)))
      return count >= MIN_COUNT && weight >= MIN_WEIGHT ? [{ source, target, weight }] : []
    })
    return found.toSorted((a, b) => b.weight - a.weight || a.target - b.target).slice(0, MAX_TARGETS)
  })
}

interface Row {
  /** Expected number of text pairs in which the target translates the source. */
  readonly targets: Map<number, number>
  sum: number
}

type Table = Map<number, Row>

function alignments(pairs: readonly TextPair[], maxCounted: number): Table {
  let table = nextTable(pairs, null, maxCounted)
  for (let round = 1; round < ROUNDS; round++) table = nextTable(pairs, table, maxCounted)
  return table
}

/** Counts how often each source term translates each target term, according to the previous table. */
function nextTable(pairs: readonly TextPair[], last: Table | null, maxCounted: number): Table {
  const next: Table = new Map()
  let size = 0
  for (const { source, target } of pairs) {
    const rows = [NOTHING, ...source].map((term) => ({ last: last?.get(term), next: rowOf(next, term) }))
    const weights = new Float64Array(rows.length)
    for (const term of target) size += share(rows, term, weights)
    if (size > maxCounted) size = dropRarest(next, maxCounted / 2)
  }
  return next
}

/** Returns the number of new pairs of terms. */
function share(rows: readonly { readonly last: Row | undefined; readonly next: Row }[], target: number, weights: Float64Array): number {
  let sum = 0
  for (const [i, { last }] of rows.entries()) sum += weights[i] = last === undefined ? 1 : probability(last, target)
  if (sum === 0) return 0
  let added = 0
  for (const [i, { next }] of rows.entries()) {
    const weight = weights[i]! / sum
    if (weight <= 1e-3) continue
    const count = next.targets.get(target)
    if (count === undefined) added++
    next.targets.set(target, (count ?? 0) + weight)
    next.sum += weight
  }
  return added
}

/** Probability of a target for a source; 0 for a source without translations. */
function probability({ targets, sum }: Row, target: number): number {
  return sum === 0 ? 0 : (targets.get(target) ?? 0) / sum
}

/**
 * Drops the lowest counts until at most `limit` are left; returns their number. Totals are not reduced, so that probabilities stay the
 * same.
 */
function dropRarest(table: Table, limit: number): number {
  for (let threshold = 0.01; ; threshold *= 1.5) {
    let size = 0
    for (const { targets } of table.values()) {
      for (const [target, count] of targets) if (count < threshold) targets.delete(target)
      size += targets.size
    }
    if (size <= limit) return size
  }
}

function rowOf(table: Table, term: number): Row {
  const row = table.get(term) ?? { targets: new Map<number, number>(), sum: 0 }
  table.set(term, row)
  return row
}
