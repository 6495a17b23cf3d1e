import { CALLS, DEVELOPMENT_CALLS, type AnyCall, type Envelope } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { signedHeaders } from '../testing/signed-headers.ts'

type Headers = Record<string, string>
type Path = readonly (string | 0)[]
type Kind = 'string' | 'number' | 'unknown'

const TEXTS = ['a\0b', 'half \ud83d', '\udc00 half'] as const
const NUMBERS = [2 ** 31, -(2 ** 31) - 1, 1e300] as const

const domains: readonly Readonly<Record<string, AnyCall>>[] = [...Object.values(CALLS), ...Object.values(DEVELOPMENT_CALLS)]
const calls = domains.flatMap((domain) => Object.values(domain))

/** Paths in a schema that accept texts, numbers and arbitrary values. */
function textFieldsOf(schema: z.core.$ZodType, path: Path = []): readonly { readonly path: Path; readonly kind: Kind }[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'number':
    case 'unknown':
      return [{ path, kind: def.type }]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, property]) => textFieldsOf(property, [...path, name]))
    case 'array':
      return textFieldsOf(def.element, [...path, 0])
    case 'union':
      return def.options.flatMap((option) => textFieldsOf(option, path))
    case 'pipe':
      return textFieldsOf(def.in, path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return textFieldsOf(def.innerType, path)
    default:
      return []
  }
}

/** A body with a value at a path and nothing else. */
function bodyWith(path: Path, value: unknown): unknown {
  return path.reduceRight((inner: unknown, part) => (part === 0 ? [inner] : { [part]: inner }), value)
}

function nameOf(path: Path): string {
  return path.map((part, index) => (part === 0 ? '[0]' : `${index === 0 ? '' : '.'}${part}`)).join('')
}

interface Issue {
  readonly field: string
}
type Answer = Envelope<{ readonly error?: string; readonly faults?: readonly Issue[] }>

describe('every call rejects a value that cannot be stored, and names its field', async () => {
  const test = await buildTestApp()
  const { headers } = await aSession(test, { role: 'operator' })

  const send = async (call: AnyCall, body: unknown): Promise<Answer> => {
    const signed: Headers = call.signed ? signedHeaders(headers['token'] ?? '', body as object) : headers
    if (call.method === 'GET') {
      const query = Object.entries(body as object).map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
      return test.get<Answer['data']>(`${call.path}?${query.join('&')}`, signed)
    }
    if (call.form) return sendForm(call, body as Readonly<Record<string, string>>)
    return test.post<Answer['data']>(call.path, body, signed)
  }
  const sendForm = async ({ path }: AnyCall, fields: Readonly<Record<string, string>>, fileName = 'a.csv') => {
    const parts = Object.entries(fields).map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    const file = `--x\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\nCN1A\r\n--x--\r\n`
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    return (
      await test.app.inject({ method: 'POST', url: path, payload: parts.join('') + file, headers: { ...headers, ...type } })
    ).json<Answer>()
  }

  it.each(calls.map((call) => [call.path, call] as const))('%s', async (_, call) => {
    for (const { path, kind } of textFieldsOf(call.request)) {
      // The UTF-8 of a form has no half characters.
      const texts = call.method === 'GET' ? TEXTS.slice(0, 1) : TEXTS.filter((value) => !call.form || value.isWellFormed())
      const values = kind === 'string' ? texts : kind === 'number' ? NUMBERS : texts.flatMap((text) => [text, { a: [text] }, { [text]: 1 }])
      for (const value of values) {
        const { code, data } = await send(call, bodyWith(path, value))
        const named = data.faults?.some(({ field }) => field === nameOf(path))
        expect([nameOf(path), value, code, data.error, named]).toEqual([nameOf(path), value, 400, 'INVALID_INPUT', true])
      }
    }
  })

  it('no unknown header, file name or field makes a call fail', async () => {
    const odd = ['\u0080\u00ff', 'x'.repeat(5000), '%00', '\\u0000', '"\'; --']
    for (const value of odd) {
      for (const name of ['token', 'phone', 'timestamp', 'signature', 'x-request-id', 'accept-language', 'user-agent', 'x-forwarded-for']) {
        for (const call of [CALLS.search.openSharedSearch, CALLS.accounts.forceOutColleague, CALLS.search.searchPatents]) {
          const { code } = await test.post(call.path, { filter: { queryStr: 'a' } }, { ...headers, [name]: value })
          expect([name, value, code === 500]).toEqual([name, value, false])
        }
      }
      for (const call of calls.filter(({ form }) => form)) {
        for (const name of [value, 'a\0b.csv', '..\\..\\a.png']) expect((await sendForm(call, { ['a\0b']: 'c' }, name)).code).not.toBe(500)
      }
    }
    expect((await test.post(CALLS.search.searchPatents.path, { 'a\0b': '\ud83d', filter: { queryStr: 'a' } }, headers)).code).toBe(200)
  })

  it('the largest number of a column is no group of synonyms, and the next one is rejected', async () => {
    const remove = (group: number) => test.post('/api/user/ops/synonym/remove', { group }, headers)
    expect(await remove(2 ** 31 - 1)).toMatchObject({ data: { error: 'SYNONYMS_NOT_FOUND' } })
    expect(await remove(2 ** 31)).toMatchObject({ code: 400, data: { error: 'INVALID_INPUT', field: 'group' } })
  })

  it('reports it in both languages', async () => {
    const searchIn = (language: string) =>
      test.post('/api/search/ts/search', { filter: { queryStr: 'a\0' } }, { 'accept-language': language })
    expect((await searchIn('zh')).message).toContain('不能包含 NUL')
    expect((await searchIn('en')).message).toContain('filter.queryStr must not contain NUL or a lone surrogate')
  })
})
