/** Document counts of terms are stored in blocks of this many ids, 4 bytes each. */
export const COUNTS_IN_BLOCK = 1024

/** Its characters in reverse, so that a known end becomes a prefix. */
export function reversedTerm(term: string): string {
  return [...term].toReversed().join('')
}
