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

  it('is a page that loads nothing and runs no script, in the language of the browser', async () => {
    const { headers, body } = await app.inject({ url: '/api/docs' })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('专利检索')
    expect(body).not.toMatch(/<script|<link|<img|\son\w+=|style="/)
    const nonce = /<style nonce="([^"]+)"/.exec(body)![1]!
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    for (const call of calls) expect(body).toContain(call.path)
    expect((await app.inject({ url: '/api/docs', headers: { 'accept-language': 'en' } })).body).toContain('Opens one patent')
  })
})
