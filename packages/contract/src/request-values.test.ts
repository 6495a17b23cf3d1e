import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { AnyCall } from './call.ts'
import { CALLS, DEVELOPMENT_CALLS } from './index.ts'
import { jsonValue, MAX_INTEGER, storable, text } from './text.ts'

const domains: readonly Readonly<Record<string, AnyCall>>[] = [...Object.values(CALLS), ...Object.values(DEVELOPMENT_CALLS)]
const calls = domains.flatMap((domain) => Object.entries(domain))

/** Formats whose pattern excludes values that cannot be stored. */
const STRICT_FORMATS = ['guid', 'uuid']

/** Values a schema accepts although they cannot be stored, each with its path; an unknown kind of schema is an error. */
function errorsOf(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const isChecked = def.checks?.includes(storable) === true
  switch (def.type) {
    case 'string':
      return isChecked || STRICT_FORMATS.includes((def as { format?: string }).format ?? '') ? [] : [`${path} is a string, not text()`]
    case 'unknown':
      return isChecked ? [] : [`${path} is any value, not jsonValue()`]
    case 'number': {
      const { minValue, maxValue } = schema as z.ZodNumber
      const isBounded = minValue !== null && maxValue !== null && minValue >= -MAX_INTEGER && maxValue <= MAX_INTEGER
      return isBounded ? [] : [`${path} is a number between ${minValue} and ${maxValue}`]
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([name, property]) => errorsOf(property, `${path}.${name}`))
    case 'array':
      return errorsOf(def.element, `${path}[]`)
    case 'tuple':
      return def.items.flatMap((item, index) => errorsOf(item, `${path}[${index}]`))
    case 'record':
      return [...errorsOf(def.keyType, `${path} key`), ...errorsOf(def.valueType, `${path}[]`)]
    case 'union':
      return def.options.flatMap((option) => errorsOf(option, path))
    case 'pipe':
      return [...errorsOf(def.in, path), ...errorsOf(def.out, path)]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return errorsOf(def.innerType, path)
    // A transform works on values that were checked before it; files are custom schemas: their bytes are not text, and no call reads
    // their names.
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'transform':
    case 'custom':
      return []
    default:
      return [`${path} is a ${def.type}, which this test does not know`]
  }
}

describe('what every call takes can be stored', () => {
  it.each(calls)('%s', (name, { request }) => expect(errorsOf(request, name)).toEqual([]))
})

describe('a text', () => {
  it.each(['a\0b', '\0', 'half \ud83d', '\udc00 half'])('%j is rejected', (value) => expect(text().safeParse(value).success).toBe(false))
  it.each(['', '石墨烯 😀', 'a\tb\r\n', '\u0001'])('%j is taken', (value) => expect(text().parse(value)).toBe(value))
})

describe('a JSON value', () => {
  const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown
  it.each([['a\0'], [{ a: ['b', { c: '\ud83d' }] }], [{ 'a\0': 1 }], [nested(33)], [nested(200_000)]])('is rejected (%#)', (value) =>
    expect(jsonValue().safeParse(value).success).toBe(false),
  )
  it.each([[null], [1], [{ a: ['b', { c: '😀' }] }], [nested(32)]])('is taken (%#)', (value) =>
    expect(jsonValue().parse(value)).toEqual(value),
  )
})
