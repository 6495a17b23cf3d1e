import type { ApiDocument } from '@gezhi/contract/client'

type Json = Readonly<Record<string, unknown>>

/** A field of a request. */
export interface ApiField {
  readonly name: string
  readonly place: 'path' | 'query' | 'body'
  readonly required: boolean
  readonly description: string
  /** `string`, `integer`, `array`, … */
  readonly type: string
  /** The values it may have, if they are listed. */
  readonly values: readonly string[]
  /** The default; null without one. */
  readonly initial: string | null
  readonly isFile: boolean
}

/** An operation as the pages show it. */
export interface Operation {
  readonly id: number
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly scope: string
  readonly summary: string
  readonly description: string
  readonly fields: readonly ApiField[]
  readonly isForm: boolean
  readonly isLines: boolean
  /** A request that can be tried. */
  readonly example: Json
  readonly answer: readonly AnswerRow[]
  readonly errors: readonly { readonly status: string; readonly errors: readonly { readonly name: string; readonly text: string }[] }[]
}

/** A property of the answer: `list[].title`. */
export interface AnswerRow {
  readonly path: string
  readonly type: string
}

/** The operations of the document of the API, by their numbers. */
export function operationsOf(document: ApiDocument): Operation[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(path, method, operation)),
  )
  return operations.toSorted((a, b) => a.id - b.id)
}

function operationOf(path: string, method: string, operation: Json): Operation {
  const body = contentOf(operation['requestBody'])
  const parameters = (operation['parameters'] ?? []) as readonly Json[]
  const inPath = parameters.map(parameterField)
  const responses = operation['responses'] as Readonly<Record<string, Json>>
  const answer = contentOf(responses['200'])
  const examples = parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[String(name), example] as const]))
  return {
    id: Number(operation['x-operation-id']),
    name: String(operation['operationId']),
    method: method === 'get' ? 'GET' : 'POST',
    path,
    scope: String((operation['tags'] as readonly unknown[])[0]),
    summary: String(operation['summary']),
    description: String(operation['description']),
    fields: [...inPath, ...(body === null ? [] : bodyFields(body.schema))],
    isForm: body?.type === 'multipart/form-data',
    isLines: answer?.type === 'application/x-ndjson',
    example: { ...Object.fromEntries(examples), ...((body?.example ?? {}) as Json) },
    answer: answer === null ? [] : rowsOf(answer.schema, ''),
    errors: errorsOf(responses),
  }
}

interface Content {
  readonly type: string
  readonly schema: Json
  readonly example: unknown
}

function contentOf(part: unknown): Content | null {
  const [first] = Object.entries(((part as Json | undefined)?.['content'] ?? {}) as Readonly<Record<string, Json>>)
  if (first === undefined) return null
  const [type, { itemSchema, schema, example }] = first
  return { type, schema: (itemSchema ?? schema) as Json, example }
}

function parameterField({ name, in: place, required, description, schema }: Json): ApiField {
  return fieldOf(String(name), place === 'path' ? 'path' : 'query', required === true, { ...(schema as Json), description })
}

function bodyFields({ properties, required = [] }: Json): ApiField[] {
  const names = required as readonly string[]
  return Object.entries(properties as Readonly<Record<string, Json>>).map(([name, schema]) =>
    fieldOf(name, 'body', names.includes(name), schema),
  )
}

function fieldOf(name: string, place: ApiField['place'], required: boolean, schema: Json): ApiField {
  const { description = '', default: initial, enum: values = [], format } = schema
  return {
    name,
    place,
    required,
    description: String(description),
    type: typeOf(schema),
    values: values as readonly string[],
    initial: initial === undefined ? null : JSON.stringify(initial).replaceAll('"', ''),
    isFile: format === 'binary',
  }
}

function typeOf(schema: Json): string {
  const { type, anyOf, const: value, items } = schema
  if (type === 'array') return `${typeOf((items ?? {}) as Json)}[]`
  if (typeof type === 'string') return type
  if (Array.isArray(type)) return type.join(' | ')
  if (Array.isArray(anyOf)) return [...new Set((anyOf as readonly Json[]).map(typeOf))].join(' | ')
  return value === undefined ? 'any' : JSON.stringify(value)
}

/** Deeper properties are those of objects of their own, which the OpenAPI document has. */
const MAX_DEPTH = 4

function rowsOf(schema: Json, path: string, depth = 0): AnswerRow[] {
  const inner = innerObject(schema)
  const own = path === '' ? [] : [{ path, type: typeOf(schema) }]
  if (inner === null || depth >= MAX_DEPTH) return own
  const start = path === '' ? '' : `${path}${typeOf(schema).startsWith('object[]') ? '[]' : ''}.`
  const properties = Object.entries(inner['properties'] as Readonly<Record<string, Json>>)
  return [...own, ...properties.flatMap(([name, property]) => rowsOf(property, `${start}${name}`, depth + 1))]
}

/** The object of a schema, of the elements of a list, or of what may be null. */
function innerObject(schema: Json): Json | null {
  const { properties, items, anyOf } = schema
  if (properties !== undefined) return schema
  if (items !== undefined) return innerObject(items as Json)
  for (const one of (anyOf ?? []) as readonly Json[]) {
    const found = innerObject(one)
    if (found !== null) return found
  }
  return null
}

function errorsOf(responses: Readonly<Record<string, Json>>): Operation['errors'] {
  const failed = Object.entries(responses).filter(([status]) => /^[45]\d\d$/.test(status))
  return failed.map(([status, { description }]) => ({
    status,
    errors: String(description)
      .split('\n')
      .map((line) => {
        const [, name = '', text = ''] = /^- (\w+): (.*)$/.exec(line) ?? []
        return { name, text }
      }),
  }))
}
