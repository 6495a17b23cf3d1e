/** The present day in UTC, `yyyyMMdd`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10).replaceAll('-', '')
}
