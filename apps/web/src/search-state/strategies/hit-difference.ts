/** Hits of a strategy at its last two counts. */
interface CountedHits {
  readonly number: number | null
  readonly numberBefore: number | null
}

/** How the hits have changed since the count before, with its sign: `+15`, `−3`, `±0`; null if there is nothing to compare. Pure. */
export function hitDifference({ number, numberBefore }: CountedHits, language: string): string | null {
  if (number === null || numberBefore === null) return null
  const difference = number - numberBefore
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±'
  return `${sign}${Math.abs(difference).toLocaleString(language)}`
}
