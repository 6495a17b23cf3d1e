import { CALLS, type AnyCall, type OpenApiDocument } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

describe('the documentation of the API', async () => {
  const { app } = await buildTestApp()
  const calls = Object.values(CALLS).flatMap((domain) => Object.values(domain) as AnyCall[])

  it('is OpenAPI 3.1 with every call, its request and its errors', async () => {
    const document = (await app.inject({ url: '/api/openapi.json', headers: { 'accept-language': 'en' } })).json() as OpenApiDocument
    expect(document.openapi).toBe('3.1.0')
    for (const call of calls) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()]
      expect(operation, call.path).toBeDefined()
      expect(operation!.summary).toBe(call.summary.en)
      for (const error of call.errors ?? []) expect(operation!.description).toContain(error)
    }
    const search = document.paths['/api/search/ts/search']!['post']! as unknown as {
      requestBody: { content: { 'application/json': { schema: { required: string[]; properties: Record<string, object> } } } }
    }
    const schema = search.requestBody.content['application/json'].schema
    expect(schema.required).toEqual(['filter'])
    expect(schema.properties['size']).toMatchObject({ type: 'integer', minimum: 0, maximum: 100, default: 20 })
  })

  it('resolves every reference, and names the answer of a call that redirects', async () => {
    const document = (await app.inject('/api/openapi.json')).json() as OpenApiDocument
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference!)
    expect(references.some((reference) => reference.startsWith('#/components/schemas/listRegionsAnswer'))).toBe(true)
    for (const reference of references) {
      const steps = reference.split('/').slice(1)
      const target = steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document)
      expect(target, reference).toBeDefined()
    }
    const { responses } = document.paths['/api/user/user/activateEmail']!['get']!
    expect(responses['302']).toMatchObject({ headers: { location: { schema: { enum: expect.arrayContaining(['/emailsuccess']) } } } })
  })

  it('is a page that loads nothing and runs no script, in the language of the browser', async () => {
    const { headers, body } = await app.inject({ url: '/api/docs' })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('专利检索')
    expect(body).not.toMatch(/<script|<link|<img|\son\w+=|style="/)
    const nonce = /<style nonce="([^"]+)"/.exec(body)![1]!
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    for (const call of calls) expect(body).toContain(call.path)
    expect((await app.inject({ url: '/api/docs', headers: { 'accept-language': 'en' } })).body).toContain('Details of a patent')
  })
})
