/** One document of a response, as served. */
export type Answer = Readonly<Record<string, unknown>>

/** The office's markers for a missing value. */
const NOTHING = new Set(['', '[]', 'N/A', 'None'])

/** The values of a key, a list or a single one; a missing value is an empty string, so that parallel lists stay aligned. */
export function aligned(answer: Answer, key: string): string[] {
  const value = answer[key]
  const values = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  return values.map((item) => textOfValue(item))
}

/** The non-empty values of a key. */
export function list(answer: Answer, key: string): string[] {
  return aligned(answer, key).filter((value) => value !== '')
}

/** The single value of a key, undefined if it is empty. */
export function text(answer: Answer, key: string): string | undefined {
  return list(answer, key)[0]
}

function textOfValue(value: unknown): string {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  const plain = written.replace(/(?<!\s)\s*<br\s*\/?>$/, '').trim()
  return NOTHING.has(plain) ? '' : plain
}
