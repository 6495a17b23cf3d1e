import * as z from 'zod'

type Json = Record<string, unknown>

/** Where a schema is used. */
export interface SchemaContext {
  readonly io: 'input' | 'output'
  /** Prefix of its definitions among the document's shared schemas; a number follows. */
  readonly name: string
  readonly schemas: Json
}

/**
 * JSON Schema of a Zod schema. Its definitions move to the shared schemas of the document, because references resolve from the document's
 * root.
 */
export function jsonSchemaOf(schema: z.ZodType, { io, name, schemas }: SchemaContext): Json {
  const { $schema: _, $defs = {}, ...root } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Json }
  const names = Object.keys($defs)
  const nameOf = (id: string) => `${name}${names.indexOf(id) + 1}`
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === '$ref' ? refOf(String(inner)) : moved(inner)]))
  }
  const refOf = (ref: string) =>
    ref === '#' ? `#/components/schemas/${name}` : ref.replace(/^#\/\$defs\/(.+)$/, (_, id: string) => `#/components/schemas/${nameOf(id)}`)
  for (const id of names) schemas[nameOf(id)] = moved($defs[id])
  const result = moved(root) as Json
  if (JSON.stringify(result).includes(`"#/components/schemas/${name}"`)) schemas[name] = result
  return result
}
