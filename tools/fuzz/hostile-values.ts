import type { AnyCall } from '@gezhi/contract'
import type { Random } from '@gezhi/imports/demo'
import * as z from 'zod'

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

const DEEP = 2000
/** Length of a long list. */
const LONG = 200
const STRINGS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '../../../etc/passwd',
  "'; DROP TABLE users; --",
  '%00%ff',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '-1',
  'NaN',
  '2030-13-45',
  '0000-00-00 00:00:00',
  '13700000001',
  'CN102000000A',
  '石墨烯 OR (',
  '\u202e\ufeff\u200b',
  '👩‍👩‍👧'.repeat(50),
  '{{7*7}}${7*7}<script>',
  'file:///etc/passwd',
  '00000000-0000-0000-0000-000000000000',
]
const NUMBERS = [0, -0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 1e-308]

/** A request whose values partly conform to the schema and are partly malformed. */
export function hostileRequest(
  call: AnyCall,
  random: Random,
  server: string,
): { readonly url: string; readonly init: RequestInit & { headers: Record<string, string> } } {
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema
  const value = valueOf(schema, random, 0.15)
  const headers = { 'accept-language': random.pick(['zh', 'en', 'xx;q=2,,', '*']) }
  if (call.method === 'GET') return { url: `${server}${call.path}?${queryOf(value)}`, init: { method: 'GET', headers } }
  if (call.form === true && random.chance(0.8))
    return { url: server + call.path, init: { method: 'POST', headers, body: formOf(value, random) } }
  return {
    url: server + call.path,
    init: { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(value) },
  }
}

/** A value for a schema, each part of which is malformed with the probability `wild`. */
function valueOf(schema: Schema, random: Random, wild: number): unknown {
  if (random.chance(wild)) return hostile(random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return random.pick(schema.enum)
  if (schema.anyOf !== undefined) return valueOf(random.pick(schema.anyOf), random, wild)
  switch (schema.type) {
    case 'object': {
      const present = Object.entries(schema.properties ?? {}).filter(() => random.chance(0.85))
      return Object.fromEntries(present.map(([name, property]) => [name, valueOf(property, random, wild)]))
    }
    case 'array':
      return Array.from({ length: random.chance(0.05) ? LONG : random.int(4) }, () => valueOf(schema.items ?? {}, random, wild / LONG))
    case 'integer':
    case 'number':
      return random.pick(NUMBERS)
    case 'boolean':
      return random.chance(0.5)
    default:
      return random.chance(0.98) ? random.pick(STRINGS) : 'a字'.repeat(random.int(20_000))
  }
}

function hostile(random: Random): unknown {
  return random.pick([
    () => null,
    () => random.pick(STRINGS),
    () => random.pick(NUMBERS),
    () => true,
    () => [],
    () => ({}),
    () => ({ toString: 'x', __proto__: null, length: 1e9 }),
    () => nested(DEEP),
    () => Array.from({ length: 5000 }, () => ''),
    () => 'a'.repeat(500_000),
  ])()
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}

function queryOf(value: unknown): string {
  const fields = Object.entries((value ?? {}) as Record<string, unknown>)
  return fields
    .map(([name, field]) => `${encoded(name)}=${encoded(textOf(field))}`)
    .join('&')
    .slice(0, 12_000)
}

/** Objects as JSON, because some have no string form. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A lone surrogate has no percent encoding. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function formOf(value: unknown, random: Random): FormData {
  const form = new FormData()
  const heads = [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [0xff, 0xd8, 0xff], [0x50, 0x4b, 3, 4], [0x3c, 0x73, 0x76, 0x67], []]
  const content = Uint8Array.from([...random.pick(heads), ...Array.from({ length: random.int(5000) }, () => random.int(256))])
  const name = random.pick(['a.png', '../a.jpg', 'a.xlsx', '字.svg', '', 'a'.repeat(500), 'a.csv'])
  form.append('file', new File([content], name))
  // The characters of a long text would be half a million fields, which this process would take longer to write than a response may take.
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  for (const [field, text] of fields) if (field !== 'file') form.append(field, textOf(text).toWellFormed())
  return form
}
