import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

/** What the server answers to bytes, part by part; a part is sent when the server has answered or `wait` ms have passed. */
async function exchange(port: number, ...parts: readonly string[]): Promise<{ heads: readonly string[]; bodies: readonly unknown[] }> {
  const socket = connect({ port, host: '127.0.0.1' })
  const received = text(socket)
  for (const part of parts) {
    socket.write(part)
    await Promise.race([new Promise((done) => socket.once('readable', done)), new Promise((done) => setTimeout(done, 200))])
  }
  const answers = (await received).split(/(?=HTTP\/1\.1 \d)/)
  return {
    heads: answers.map((answer) => answer.split('\r\n\r\n')[0]!),
    bodies: answers.map((answer) => JSON.parse(answer.split('\r\n\r\n')[1]!) as unknown),
  }
}

const HOST = 'Host: localhost\r\nAccept-Language: en\r\n'
const LARGE = `X-Large: ${'x'.repeat(20_000)}\r\n`

describe('a request whose head cannot be read', async () => {
  const { app } = await buildTestApp({ settings: { GEZHI_HTTP_HEADER_SECONDS: 1, GEZHI_HTTP_REQUEST_SECONDS: 2 } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  it('of the open API is answered with a problem, its status, and its language', async () => {
    const large = await exchange(port, `GET /api/v1/patents?q=a HTTP/1.1\r\n${HOST}${LARGE}\r\n`)
    expect(large.heads[0]).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\ncontent-type: application\/problem\+json\r\n/)
    expect(large.bodies[0]).toEqual({
      type: 'urn:gezhi:error:HEAD_TOO_LARGE',
      title: 'The head of the request is larger than 16,384 bytes; send long queries with POST',
      status: 431,
      requestId: '',
    })
    const bad = await exchange(port, `GET /api/v1/patents HTTP/1.1\r\n${HOST}no header\r\n\r\n`)
    expect([bad.heads[0]!.split('\r\n')[0], bad.bodies[0]]).toEqual([
      'HTTP/1.1 400 Bad Request',
      expect.objectContaining({ type: 'urn:gezhi:error:BAD_REQUEST', status: 400, title: expect.stringMatching(/HPE_/) }),
    ])
    const method = await exchange(port, `WRONG /api/v1/patents HTTP/1.1\r\n${HOST}\r\n`)
    expect(method.bodies[0]).toMatchObject({ type: 'urn:gezhi:error:BAD_REQUEST', status: 400 })
  })

  it('of MCP is answered as JSON-RPC, of anything else in the envelope', async () => {
    const rpc = await exchange(port, `POST /mcp HTTP/1.1\r\n${HOST}${LARGE}\r\n`)
    expect(rpc.heads[0]).toContain('HTTP/1.1 431 ')
    expect(rpc.bodies[0]).toEqual({ jsonrpc: '2.0', id: null, error: { code: -32_000, message: expect.stringContaining('16,384') } })
    const call = await exchange(port, `POST /api/user/user/login HTTP/1.1\r\nHost: localhost\r\n${LARGE}\r\n`)
    expect(call.bodies[0]).toMatchObject({ code: 431, data: { error: 'HEAD_TOO_LARGE', limit: 16_384 } })
    expect((await exchange(port, 'nonsense\r\n\r\n')).bodies[0]).toMatchObject({ code: 400, data: { error: 'BAD_REQUEST' } })
  })

  it('is answered as the one before it on its connection, where nothing of it is known', async () => {
    const first = `GET /api/v1/patents?q=a HTTP/1.1\r\n${HOST}\r\n`
    const { heads, bodies } = await exchange(port, first, '\u0001\u0002\r\n\r\n')
    expect(heads[0]).toContain('HTTP/1.1 401 ')
    expect(bodies[1]).toMatchObject({ type: 'urn:gezhi:error:BAD_REQUEST', status: 400 })
  })

  it('or whose body does not arrive in time gets 408 in the form of its address', async () => {
    const head = (path: string) => `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
    const [problem, rpc, envelope] = await Promise.all(
      ['/api/v1/nothing', '/mcp', '/api/user/user/getLoginWays'].map((path) => exchange(port, head(path))),
    )
    expect(problem!.bodies[0]).toMatchObject({ type: 'urn:gezhi:error:REQUEST_TIMEOUT', status: 408 })
    expect(rpc!.bodies[0]).toMatchObject({ error: { code: -32_000 } })
    expect(envelope!.bodies[0]).toMatchObject({ code: 408, data: { error: 'REQUEST_TIMEOUT' } })
  }, 30_000)
})

describe('a request that reaches no route', async () => {
  const { app } = await buildTestApp()
  const send = async (method: string, url: string, payload?: string, type = 'application/json') => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      ...(payload !== undefined && { payload, headers: { 'content-type': type } }),
    })
    return { status: response.statusCode, type: response.headers['content-type'], body: response.json<Record<string, unknown>>() }
  }

  it('below /api/v1 gets a problem', async () => {
    for (const [method, url, status] of [
      ['GET', '/api/v1/%E0%A4', 400],
      ['GET', '/api/v1', 404],
      ['SEARCH', '/api/v1/patents', 404],
      ['GET', `/api/v1/patents/${'x'.repeat(5000)}`, 404],
      ['GET', `/api/v1/companies/${'%E4%B8%80'.repeat(300)}`, 401],
    ] as const) {
      const answer = await send(method, url)
      expect([answer.status, answer.body['status'], answer.type], url).toEqual([
        status,
        status,
        expect.stringMatching(/^application\/problem\+json/),
      ])
    }
  })

  it('to MCP with a body that cannot be read gets an error of JSON-RPC', async () => {
    const malformed = await send('POST', '/mcp', '{')
    expect([malformed.status, malformed.body['jsonrpc']]).toEqual([400, '2.0'])
    const large = await send('POST', '/mcp', JSON.stringify('x'.repeat(2 ** 20)))
    expect([large.status, large.body['jsonrpc']]).toEqual([413, '2.0'])
    const unknown = await send('POST', '/mcp', 'a', 'text/plain')
    expect([unknown.status, unknown.body['jsonrpc']]).toEqual([415, '2.0'])
  })
})
