/** Rejection of a line that is not a JSON object. */
export const NO_JSON_OBJECT = { kind: 'rejected', reason: { en: 'the line is not a JSON object', zh: '该行不是 JSON 对象' } } as const

/** The JSON object in a line; null if there is none. */
export function parseJsonObject(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Whether the first line of a JSON lines file has these keys; if it is longer than the head, by the names that occur in it. */
export function beginsWithKeys(head: string, keys: readonly string[]): boolean {
  const start = head.trimStart()
  if (!start.startsWith('{')) return false
  const end = start.indexOf('\n')
  const row = parseJsonObject(end < 0 ? start : start.slice(0, end))
  if (row !== null) return keys.every((key) => key in row)
  return end < 0 && keys.every((key) => start.includes(`${JSON.stringify(key)}:`))
}
