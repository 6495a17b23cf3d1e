import type { Document } from './needs.ts'

/** Milliseconds of one call, over all queries. */
interface Times {
  /** Of the processor, in all processes, on the average: what other work on the machine hardly changes. */
  readonly processor: number
  /** Until the answer was there. */
  readonly median: number
  readonly p95: number
}

/** One corpus in one engine. */
export interface Point {
  readonly engine: 'embedded' | 'opensearch'
  readonly patents: number
  /** On disk, each. */
  readonly bytes: number
  readonly page: Times
  readonly facets: Times
  /** Of the machine meanwhile: how many wanted its two cores. */
  readonly load: string
}

/** What was measured on, in words. */
export const MACHINE =
  '2 × AMD EPYC, Node 24.21, OpenSearch 2.19.5 as one node of 2 GB heap and one shard, 2026-11-22, generated patents, the 40 queries and five facets of `npm run bench -- engines`, ' +
  'nothing remembered. Ten and more other programs wanted the same two cores: times until an answer are several times what they would be alone, milliseconds of a core are not.'

export const POINTS: readonly Point[] = [
  point('embedded', 10_000, 5077, [1.77, 1.7, 12.5], [2.27, 1.9, 6.2], '27'),
  point('embedded', 216_000, 4949, [5.92, 2.8, 103], [19.6, 18.3, 236], '21'),
  point('embedded', 1_000_000, 4989, [19.5, 13.6, 674], [112, 278, 2608], '28'),
  point('opensearch', 10_000, 7439, [24.7, 108, 325], [23.4, 103, 248], '24'),
  point('opensearch', 216_000, 7217, [44.4, 82.6, 523], [48.4, 107, 364], '23'),
]

/** `page` and `facets`: milliseconds of the processor, median, p95. */
function point(
  engine: Point['engine'],
  patents: number,
  bytes: number,
  [processor, median, p95]: readonly [number, number, number],
  [ofFacets, medianOfFacets, p95OfFacets]: readonly [number, number, number],
  load: string,
): Point {
  const facets = { processor: ofFacets, median: medianOfFacets, p95: p95OfFacets }
  return { engine, patents, bytes, page: { processor, median, p95 }, facets, load }
}

/** Title, abstract, main claim. Milliseconds of a core: filling 1,000,000 embedded, 24,000 into OpenSearch. */
export const SHORT = {
  embedded: { characters: 416, bytes: 4989, written: 1.07, indexed: 0 },
  opensearch: { characters: 416, bytes: 7439, written: 0.66, indexed: 2.2 },
} as const satisfies Record<Point['engine'], Document>

/** With all claims and a description of usual length: 2,000 of them (`npm run bench -- engines 2000 FOLDER full-text without-postgres`). */
export const FULL_TEXT = {
  embedded: { characters: 24_280, bytes: 58_425, written: 6.87, indexed: 0 },
  opensearch: { characters: 24_280, bytes: 116_658, written: 6.64, indexed: 29.8 },
} as const satisfies Record<Point['engine'], Document>
