/** One document of an answer, as served. */
export type Answer = Readonly<Record<string, unknown>>

/** Ways in which the office says that there is nothing. */
const NOTHING = new Set(['', '[]', 'N/A', 'None'])

/** The values of a key, a list or one; what says that there is nothing is an empty string, so that lists side by side stay aligned. */
export function aligned(answer: Answer, key: string): string[] {
  const value = answer[key]
  const values = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  return values.map((item) => textOfValue(item))
}

/** The values of a key that say something. */
export function list(answer: Answer, key: string): string[] {
  return aligned(answer, key).filter((value) => value !== '')
}

/** The one value of a key, undefined where it says nothing. */
export function text(answer: Answer, key: string): string | undefined {
  return list(answer, key)[0]
}

function textOfValue(value: unknown): string {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  const plain = written.replace(/\s*<br\s*\/?>\s*$/, '').trim()
  return NOTHING.has(plain) ? '' : plain
}
