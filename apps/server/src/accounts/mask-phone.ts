/** First 3 digits, stars, last 4: `139****0001`; empty for none. */
export function maskPhone(telephone: string | null): string {
  return telephone === null ? '' : `${telephone.slice(0, 3)}****${telephone.slice(-4)}`
}
