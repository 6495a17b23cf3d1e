import { CALLS, type AnyCall } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { aSession } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly maxItems?: number
  readonly maximum?: number
}

/** Numbers that tell how much a call answers. */
const AMOUNT = /size|limit|max/i
const MAX = 5000
/** Nesting of lists: deeper than the stack. */
const DEPTH = 50_000

const calls = Object.entries(CALLS).flatMap(([domain, table]) =>
  Object.entries(table as Record<string, AnyCall>).map(([name, call]) => [`${domain}.${name}`, call] as const),
)

// With GEZHI_ACCESS=open everybody is a reader, and capabilities have no limits: what a call may use up is limited by the call itself.
describe('without limits of a product', () => {
  it('no call accepts lists, maps or amounts without a maximum', () => {
    const unlimited = calls.flatMap(([name, { request }]) =>
      unlimitedOf(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema, name),
    )
    expect(unlimited).toEqual([])
  })

  it('lists nested deeper than the stack break no call', async () => {
    const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'open' } })
    const { headers } = await aSession(test, { role: 'operator' })
    const deep = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`
    for (const [name, { method, path, request }] of calls) {
      if (method === 'GET') continue
      const fields = Object.keys((z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema).properties ?? {})
      for (const payload of [deep, ...fields.map((field) => `{"${field}":${deep}}`)]) {
        const response = await test.app.inject({ method, url: path, headers: { ...headers, 'content-type': 'application/json' }, payload })
        expect(response.json().data?.error, name).not.toBe('INTERNAL')
      }
    }
  })
})

function unlimitedOf(schema: Schema, path: string): string[] {
  const { type, properties = {}, additionalProperties, items, anyOf = [], maxItems, maximum = Infinity } = schema
  const within = [
    ...Object.entries(properties).flatMap(([name, property]) => unlimitedOf(property, `${path}.${name}`)),
    ...(items === undefined ? [] : unlimitedOf(items, `${path}[]`)),
    ...anyOf.flatMap((one) => unlimitedOf(one, path)),
  ]
  const isMap = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
  const isAmount = (type === 'integer' || type === 'number') && AMOUNT.test(path.split('.').at(-1)!)
  return (type === 'array' && maxItems === undefined) || isMap || (isAmount && maximum > MAX) ? [path, ...within] : within
}
