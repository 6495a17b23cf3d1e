/** First 3 digits, stars, last 4: `139****0001`; empty for none. */
export function maskPhone(phone: string | null): string {
  return phone === null ? '' : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
