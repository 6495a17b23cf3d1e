/** A record without its long properties, and these separately; null if it has none. */
export interface SplitRecord {
  readonly summary: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>> | null
}

/** Separates the body properties of a kind (`RecordKind.bodyProperties`) from a record; `{ ...summary, ...body }` is the record again. */
export function splitRecord(record: object, bodyProperties: readonly string[]): SplitRecord {
  const summary: Record<string, unknown> = {}
  const body: Record<string, unknown> = {}
  let hasBody = false
  for (const [name, value] of Object.entries(record)) {
    const isBody = bodyProperties.includes(name)
    if (isBody && value !== undefined) hasBody = true
    ;(isBody ? body : summary)[name] = value
  }
  return { summary, body: hasBody ? body : null }
}
