/** What was found for one query: scores of all other pictures, and which of them are relevant. */
export interface RankedQuery {
  readonly scores: ArrayLike<number>
  readonly isRelevant: (index: number) => boolean
  /** Left out: the query itself. */
  readonly self: number
}

/** Means over queries, from 0 to 1. */
export interface RetrievalMeasures {
  /** Share of the queries with a relevant picture among the first 1, 10 and 50. */
  readonly hit1: number
  readonly hit10: number
  readonly hit50: number
  /** Share of the relevant pictures (at most 10) among the first 10. */
  readonly recall10: number
  /** Mean average precision. */
  readonly map: number
}

/** Measures of one query. Other pictures with the same score as a relevant one count half a place each. */
export function measure(query: RankedQuery): RetrievalMeasures {
  const ranks = relevantRanks(query)
  const hit = (count: number): number => (ranks.some((rank) => rank <= count) ? 1 : 0)
  const found = ranks.filter((rank) => rank <= 10).length
  const precision = ranks.reduce((sum, rank, i) => sum + (i + 1) / Math.max(i + 1, rank), 0)
  return {
    hit1: hit(1),
    hit10: hit(10),
    hit50: hit(50),
    recall10: ranks.length === 0 ? 0 : found / Math.min(10, ranks.length),
    map: ranks.length === 0 ? 0 : precision / ranks.length,
  }
}

/** The mean of the measures of several queries. */
export function meanOf(all: readonly RetrievalMeasures[]): RetrievalMeasures {
  const mean = (name: keyof RetrievalMeasures): number => all.reduce((sum, one) => sum + one[name], 0) / Math.max(1, all.length)
  return { hit1: mean('hit1'), hit10: mean('hit10'), hit50: mean('hit50'), recall10: mean('recall10'), map: mean('map') }
}

/** Ranks of the relevant pictures, from 1, ascending: after those with more points, and after half of the others with as many. */
function relevantRanks({ scores, isRelevant, self }: RankedQuery): number[] {
  const all = Array.from(scores, (score, index) => ({ score, index })).filter(({ index }) => index !== self)
  const relevant = all.filter(({ index }) => isRelevant(index)).map(({ score }) => score)
  const others = Float64Array.from(
    all.filter(({ index }) => !isRelevant(index)),
    ({ score }) => score,
  ).sort()
  return relevant
    .toSorted((a, b) => b - a)
    .map((score, i) => {
      const [from, to] = [firstAtLeast(others, score), firstAbove(others, score)]
      return i + 1 + (others.length - to) + (to - from) / 2
    })
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  return boundary(sorted, (one) => one >= value)
}

function firstAbove(sorted: Float64Array, value: number): number {
  return boundary(sorted, (one) => one > value)
}

function boundary(sorted: Float64Array, isBeyond: (value: number) => boolean): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isBeyond(sorted[middle]!)) to = middle
    else from = middle + 1
  }
  return from
}
