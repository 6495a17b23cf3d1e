/** A text or number of a JSON object as text; null where it is missing, empty or something else. */
export function textOf(json: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = json[name]
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null
}

/** An object within a JSON object; an empty one where it is missing or something else. */
export function objectOf(json: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const value = json[name]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

/** The objects of a list within a JSON object; an empty list where it is missing or something else. */
export function listOf(json: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>>[] {
  const value = json[name]
  return Array.isArray(value) ? value.filter((one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null) : []
}
