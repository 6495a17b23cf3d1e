import type { SearchEngine, StoredRecord } from '../search-engine.ts'

/** Publications one number may have: A1, A2, A3, B1, B2 and corrections. */
const MOST_PUBLICATIONS = 8

/**
 * The publication each cited number means, in the order given, null where the index holds none: the one of exactly that kind, else
 * the first publication of the number, for many citing documents leave the kind out or write an older one. Short records.
 */
export async function citedPublications(
  engine: Pick<SearchEngine, 'relatedEach'>,
  numbers: readonly string[],
): Promise<(StoredRecord | null)[]> {
  const found = await engine.relatedEach({ field: 'publication', values: numbers, limit: MOST_PUBLICATIONS, short: true })
  return found.map((publications, at) => publications.find(({ docId }) => docId === numbers[at]) ?? publications[0] ?? null)
}
