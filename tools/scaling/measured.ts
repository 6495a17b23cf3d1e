import type { Document } from './needs.ts'

/** Milliseconds per call, over all queries. */
interface Times {
  /** Average CPU time of all processes, which other load hardly affects. */
  readonly processor: number
  /** Time until the response. */
  readonly median: number
  readonly p95: number
}

/** One corpus in one engine. */
export interface Point {
  readonly engine: 'embedded' | 'opensearch'
  readonly patents: number
  /** Per document, on disk. */
  readonly bytes: number
  readonly page: Times
  readonly facets: Times
}

/** The machine of the measurements. */
export const MACHINE =
  'Two shared AMD EPYC cores, Node 24.21, OpenSearch 2.19.5 as one node with 2 GB heap and one shard, 2026-11-22; generated patents, the 40 queries and five facets of `npm run bench -- engines`, ' +
  'no result cache, no other load. An index takes up to 20 % more disk before its final merges; at 1,000,000 they had finished.'

export const POINTS: readonly Point[] = [
  point('embedded', 10_000, 5077, [1.5, 0.7, 5.1], [2.3, 1.1, 4.2]),
  point('embedded', 100_000, 4956, [2.5, 0.7, 4.7], [11, 2.9, 25]),
  point('embedded', 216_000, 4949, [2.7, 0.8, 6.7], [23, 5.9, 63]),
  point('embedded', 1_000_000, 4989, [3.3, 0.9, 11], [94, 20, 238]),
  point('opensearch', 10_000, 8925, [17, 8.2, 21], [19, 9.3, 20]),
  point('opensearch', 100_000, 8730, [23, 9.7, 33], [29, 11, 26]),
  point('opensearch', 216_000, 7217, [28, 11, 32], [38, 16, 43]),
  point('opensearch', 1_000_000, 4185, [48, 12, 41], [69, 21, 61]),
]

/** `page` and `facets`: CPU milliseconds, median, p95. */
function point(
  engine: Point['engine'],
  patents: number,
  bytes: number,
  [processor, median, p95]: readonly [number, number, number],
  [ofFacets, medianOfFacets, p95OfFacets]: readonly [number, number, number],
): Point {
  const facets = { processor: ofFacets, median: medianOfFacets, p95: p95OfFacets }
  return { engine, patents, bytes, page: { processor, median, p95 }, facets }
}

/** Title, abstract, main claim; 1,000,000 documents. */
export const SHORT = {
  embedded: { characters: 416, bytes: 4989, written: 1.07, indexed: 0 },
  opensearch: { characters: 416, bytes: 4185, written: 0.76, indexed: 2.02 },
} as const satisfies Record<Point['engine'], Document>

/**
 * With all claims and a description of typical length; 2,000 documents (`npm run bench -- engines 2000 FOLDER full-text
 * without-postgres`).
 */
export const FULL_TEXT = {
  embedded: { characters: 24_280, bytes: 58_425, written: 6.87, indexed: 0 },
  opensearch: { characters: 24_280, bytes: 116_658, written: 6.64, indexed: 29.8 },
} as const satisfies Record<Point['engine'], Document>
