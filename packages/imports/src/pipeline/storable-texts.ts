/** A fragment that may contain NUL or a lone surrogate, as character, JSON escape or XML reference. */
export const UNSTORABLE = /\0|\\u(?:0000|[dD][89a-fA-F])|&#(?:0+|x0+|x[dD][89a-fA-F]\w\w);/

/**
 * A value whose texts have neither NUL nor lone surrogates: requests with them are rejected and PostgreSQL stores none, so a record with
 * such a name could be neither opened nor followed.
 */
export function storable<Value>(value: Value): Value {
  return cleaned(value) as Value
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [cleaned(key), cleaned(one)]))
}
