/** What is said of a line that is no JSON object. */
export const NO_JSON_OBJECT = { kind: 'rejected', reason: { en: 'the line is not a JSON object', zh: '该行不是 JSON 对象' } } as const

/** The JSON object that a line holds; null where it holds none. */
export function parseJsonObject(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Whether a file of JSON lines has these keys in its first line; one longer than the head is known by the names that stand in it. */
export function beginsWithKeys(head: string, keys: readonly string[]): boolean {
  const start = head.trimStart()
  if (!start.startsWith('{')) return false
  const end = start.indexOf('\n')
  const row = parseJsonObject(end < 0 ? start : start.slice(0, end))
  if (row !== null) return keys.every((key) => key in row)
  return end < 0 && keys.every((key) => start.includes(`${JSON.stringify(key)}:`))
}
