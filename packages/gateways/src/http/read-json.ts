/** A text or number of a JSON object as text; null if it is missing, empty or of another type. */
export function textOf(json: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = json[name]
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null
}

/** An object within a JSON object; an empty one if it is missing or of another type. */
export function objectOf(json: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const value = json[name]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

/** The objects of a list within a JSON object; an empty list if it is missing or of another type. */
export function listOf(json: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>>[] {
  const value = json[name]
  return Array.isArray(value) ? value.filter((one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null) : []
}
