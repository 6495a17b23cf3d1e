/** Document counts of terms are kept in blocks of so many ids, 4 bytes each. */
export const COUNTS_IN_BLOCK = 1024

/** Its characters from the last to the first, so that a known end becomes a prefix. */
export function reversedTerm(term: string): string {
  return [...term].toReversed().join('')
}
