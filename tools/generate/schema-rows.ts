import { code } from './markdown-table.ts'

/** The part of JSON Schema that is used here. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly additionalProperties?: boolean | JsonSchema
}

/** The fields of a schema as table rows: path, type with its limits, and the default. */
export function schemaRows(schema: JsonSchema, path = ''): string[][] {
  const inner = withoutNull(schema)
  if (inner.type === 'array') return schemaRows(inner.items ?? {}, `${path}[]`)
  const required = new Set(inner.required)
  return Object.entries(inner.properties ?? {}).flatMap(([name, property]) => {
    const below = path === '' ? name : `${path}.${name}`
    const when = required.has(name) ? 'required' : property.default === undefined ? '' : code(JSON.stringify(property.default))
    return [[code(below), typeOf(property), when], ...schemaRows(property, below)]
  })
}

/** `x | null` → x. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const others = schema.anyOf?.filter((one) => one.type !== 'null')
  return others?.length === 1 ? others[0]! : schema
}

/** The type of a schema in words, with its limits. */
export function typeOf(schema: JsonSchema): string {
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (schema.enum !== undefined) return schema.enum.map((value) => code(JSON.stringify(value))).join(' or ')
  if (schema.type === 'array') {
    const items = typeOf(schema.items ?? {})
    // With limits of their own, or as a choice, the items are in parentheses, which keeps their limits apart from those of the list.
    const list = /, | or |^list/.test(items) ? `list of (${items})` : `list of ${items}`
    return schema.maxItems === undefined ? list : `${list}, at most ${schema.maxItems} items`
  }
  const name = Array.isArray(schema.type) ? schema.type.join(' or ') : ((schema.type as string | undefined) ?? 'any')
  return [name, ...limitsOf(schema)].join(', ')
}

function limitsOf({ minimum, maximum, minLength, maxLength }: JsonSchema): string[] {
  // JSON Schema of an integer has JavaScript's safe integers as limits, which are omitted.
  const ends = [minimum, maximum].map((end) => (end === undefined || Math.abs(end) >= Number.MAX_SAFE_INTEGER ? undefined : end))
  return [...range(ends[0], ends[1], ''), ...range(minLength, maxLength, ' characters')]
}

function range(from: number | undefined, to: number | undefined, unit: string): string[] {
  if (from === undefined) return to === undefined ? [] : [`at most ${to}${unit}`]
  return [to === undefined ? `at least ${from}${unit}` : `${from} to ${to}${unit}`]
}
