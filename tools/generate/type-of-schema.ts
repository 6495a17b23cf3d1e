/** A JSON schema. */
export type Schema = Readonly<Record<string, unknown>>

/** The TypeScript type of a JSON schema. */
export function typeOfSchema(schema: Schema): string {
  const { type, anyOf, enum: values, const: value, properties, items, format } = schema
  if (values !== undefined) return (values as readonly unknown[]).map((one) => JSON.stringify(one)).join(' | ')
  if (value !== undefined) return JSON.stringify(value)
  if (Array.isArray(anyOf)) return [...new Set((anyOf as Schema[]).map(typeOfSchema))].join(' | ')
  if (Array.isArray(type)) return type.map((one: string) => typeOfSchema({ ...schema, type: one })).join(' | ')
  if (format === 'binary') return 'Blob'
  switch (type) {
    case 'object':
      return objectType((properties ?? {}) as Readonly<Record<string, Schema>>, (schema['required'] ?? []) as readonly string[])
    case 'array':
      return `(${typeOfSchema((items ?? {}) as Schema)})[]`
    case 'integer':
      return 'number'
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return type
    default:
      return 'unknown'
  }
}

function objectType(properties: Readonly<Record<string, Schema>>, required: readonly string[]): string {
  const fields = Object.entries(properties).map(([name, one]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOfSchema(one)}`)
  return `{ ${fields.join('; ')} }`
}
