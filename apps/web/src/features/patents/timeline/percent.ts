/** A share from 0 to 1 as a length in pictures, `12.5%`. */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}
