/** Braces would end the reference `#{title}`, and a reference is on one line. */
const FORBIDDEN = /[{}｛｝\p{Cc}\u2028\u2029]/u

/** Whether a query can refer to a strategy by this title: not empty, without braces and control characters. */
export function isStrategyTitle(title: string): boolean {
  return title.trim() !== '' && !FORBIDDEN.test(title)
}

/** What two writings of the same title have in common: width, letter case and the number of spaces do not matter. */
export function strategyKey(title: string): string {
  return title.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
}
