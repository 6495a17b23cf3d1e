import { CALLS, type AnyCall } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { aPatent } from '../../apps/server/src/testing/a-patent.ts'
import { aSession } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'

/** What is repeated up to the length that a text may have: it makes bad regular expressions and parsers slow. */
const UNITS = [
  '\\',
  '"',
  '“',
  '(',
  ')',
  '[',
  ' ',
  '\t',
  '\n',
  'a ',
  'a\n',
  '*',
  'a*',
  '#',
  '?',
  '=',
  'TI=',
  '-',
  '.',
  ',',
  ';',
  '/',
  '<',
].concat([
  '<!--',
  '<a',
  '&',
  '%',
  '0',
  '1,',
  'CN1',
  'a',
  '电',
  '𝒙',
  'e\u0301',
  "'",
  "' OR 1=1 --",
  '${',
  '{{',
  'AND ',
  'NOT ',
  'publication',
])
/** Texts up to these lengths are too short to hold anything up, or for all but what grows exponentially: for them some units suffice. */
const SHORT = 100
const UNITS_OF_SHORT = ['\\', '"', '\n', '%', '电', '𝒙', "' OR 1=1 --", '<a']
const MIDDLE = 500
const UNITS_OF_MIDDLE = [...UNITS_OF_SHORT, '(', ' ', 'a ', '*', 'a', '0', '-', '.', 'TI=']
/** Calls share a field of the same name and length: all units in the first of them, in each other one the next part of them in turn. */
const PARTS = 4
/** ms of the thread that answers everybody, for a text of users and of administrators, whose articles are long. */
const MAX_CPU = { user: 1500, operator: 6000 }
/** Work that takes this many ms of a thread where these limits apply. */
const USUAL = 250
/** Length of texts without a limit of their own, and of all in an address. */
const LONG = { body: 200_000, address: 4000 }

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly maxLength?: number
  readonly default?: unknown
}

const calls = Object.entries(CALLS).flatMap(([domain, table]) =>
  Object.entries(table as Record<string, AnyCall>).map(([name, call]) => [`${domain}.${name}`, call] as const),
)

describe('no text of a request holds up the server or breaks a call', async () => {
  const test = await buildTestApp({
    records: [aPatent({ publicationNumber: 'CN105000001A', title: '电池 battery' })],
    settings: { GEZHI_ACCESS: 'open', GEZHI_SEARCHES_PER_MINUTE: 1e6, GEZHI_MEMBER_SEARCHES_PER_MINUTE: 1e6, GEZHI_RATE_LIMIT: 1e6 },
  })
  const user = await aSession(test)
  const operator = await aSession(test, { role: 'operator' })
  const slowness = Math.max(1, usualWork() / USUAL)
  const occurrences = new Map<string, number>()
  const unitsOf = (path: readonly string[], length: number): readonly string[] => {
    if (length <= MIDDLE) return length > SHORT ? UNITS_OF_MIDDLE : UNITS_OF_SHORT
    const field = `${path.findLast((name) => name !== '0')} ${length}`
    const before = occurrences.get(field) ?? 0
    occurrences.set(field, before + 1)
    return before === 0 ? UNITS : UNITS.filter((_, index) => index % PARTS === before % PARTS)
  }

  it.each(calls)('%s', async (name, call) => {
    const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema
    const { headers } = call.who === 'operator' ? operator : user
    for (const path of textsOf(schema)) {
      const requestOf = (unit: string) =>
        valueOf(schema, path, unit, call.method === 'GET' ? LONG.address : LONG.body) as Record<string, unknown>
      const longest = Math.max(0, ...(JSON.stringify(requestOf('0')).match(/0+/g) ?? []).map(({ length }) => length))
      for (const unit of unitsOf(path, longest)) {
        const request = requestOf(unit)
        const before = process.threadCpuUsage()
        const response = await test.app.inject({
          method: call.method,
          headers,
          ...(call.method === 'GET' ? { url: `${call.path}?${queryOf(request)}` } : { url: call.path, payload: request }),
        })
        const { user: own, system } = process.threadCpuUsage(before)
        const sent = `${name} ${path.join('.')} ${JSON.stringify(unit)}`
        expect((own + system) / 1000, sent).toBeLessThan(slowness * (call.who === 'operator' ? MAX_CPU.operator : MAX_CPU.user))
        if (/json/.test(String(response.headers['content-type']))) expect(response.json().data?.error, sent).not.toBe('INTERNAL')
      }
    }
  })
})

/** ms of this thread for work like that of requests: texts are written, read and split. */
function usualWork(): number {
  const texts = Array.from({ length: 200 }, (_, index) => `${index} 电 `.repeat(2000))
  const before = process.threadCpuUsage()
  for (const text of texts) (JSON.parse(JSON.stringify(text)) as string).split(/\s+/).toSorted()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The paths of all texts of a request; `0` is the first entry of a list. */
function textsOf(schema: Schema): string[][] {
  if (schema.anyOf !== undefined) return textsOf(schema.anyOf[0]!)
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => textsOf(property).map((path) => [name, ...path]))
  if (schema.type === 'array') return textsOf(schema.items ?? {}).map((path) => ['0', ...path])
  return schema.type === 'string' && schema.enum === undefined && schema.const === undefined ? [[]] : []
}

/** A request with what is required, and a text of one repeated unit at `path`. */
function valueOf(schema: Schema, path: readonly string[] | null, unit: string, longest: number): unknown {
  const { anyOf, type, properties = {}, required = [], items = {}, maxLength = longest } = schema
  if (anyOf !== undefined) return valueOf(anyOf[0]!, path, unit, longest)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.default !== undefined && path === null) return schema.default
  switch (type) {
    case 'object': {
      const given = Object.entries(properties).filter(([name]) => required.includes(name) || path?.[0] === name)
      return Object.fromEntries(
        given.map(([name, property]) => [name, valueOf(property, path?.[0] === name ? path.slice(1) : null, unit, longest)]),
      )
    }
    case 'array':
      return path === null ? [] : [valueOf(items, path.slice(1), unit, longest)]
    case 'string':
      return path === null ? '1' : unit.repeat(Math.ceil(Math.min(maxLength, longest) / unit.length)).slice(0, Math.min(maxLength, longest))
    case 'number':
    case 'integer':
      return 1
    case 'boolean':
      return false
    default:
      return {}
  }
}

function queryOf(request: Record<string, unknown>): string {
  return new URLSearchParams(
    Object.entries(request ?? {}).map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)]),
  ).toString()
}
