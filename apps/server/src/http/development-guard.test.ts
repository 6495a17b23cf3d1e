import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { isLoopbackHost } from './development-guard.ts'

const ROUTES = ['/api/dev/outbox', '/dev/outbox', '/api/user/user/getLoginWays', '/', '/assets/none.js', '/api/none', '/none', '/healthz']
const PROXY_HEADERS = [
  'forwarded',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-original-forwarded-for',
  'x-envoy-external-address',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'via',
] as const

describe('development mode', async () => {
  const { app, get, post } = await buildTestApp()

  it('rejects a Host that is not loopback on every route, so that a rebound name reads nothing', async () => {
    await post('/api/user/user/sendCode', { telephone: '13200000009' })
    for (const url of ROUTES) {
      const { statusCode, body } = await app.inject({ url, headers: { host: 'rebound.evil.example:8080' } })
      expect([url, statusCode]).toEqual([url, 403])
      expect(body).not.toContain('13200000009')
    }
    expect(await get('/api/dev/outbox', { host: 'evil.example' })).toMatchObject({
      code: 403,
      message: expect.stringMatching(/开发模式.*host.*GEZHI_MODE=production/),
      data: { error: 'NOT_FROM_THIS_MACHINE', header: 'host' },
    })
  })

  it.each(PROXY_HEADERS)('rejects requests forwarded by a proxy: %s', async (header) => {
    for (const url of ROUTES) {
      const { statusCode } = await app.inject({ url, headers: { [header]: '127.0.0.1' } })
      expect([url, statusCode]).toEqual([url, 403])
    }
    expect(await get('/api/dev/outbox', { [header]: '127.0.0.1' })).toMatchObject({ data: { error: 'NOT_FROM_THIS_MACHINE', header } })
  })

  it('returns the reason as plain text to browsers, in their language', async () => {
    const at = (language: string) => app.inject({ url: '/dev/outbox', headers: { host: 'evil.example', 'accept-language': language } })
    const [zh, en] = [await at('zh-CN'), await at('en')]
    expect(zh.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect([zh.body, en.body]).toEqual([
      expect.stringContaining('开发模式只响应本机'),
      expect.stringContaining('direct requests from this machine'),
    ])
  })

  it('answers this machine by each of its names', async () => {
    for (const host of ['localhost', '127.0.0.1:8080', '127.3.2.1', '[::1]:8080', 'a.gezhi.localhost:8080', 'LOCALHOST.'])
      expect((await get('/api/dev/outbox', { host })).code, host).toBe(200)
  })

  it('rejects requests over a socket, too, which have no Host', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const status = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        httpRequest({ port, host: '127.0.0.1', path: '/api/dev/outbox', headers, setHost: false }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
          .once('error', reject)
          .end()
      })
    expect(await status({ host: `localhost:${port}` })).toBe(200)
    expect(await status({ host: 'evil.example' })).toBe(403)
    expect(await status({})).toBe(400)
  })
})

it('what only looks like this machine is not it', () => {
  const hosts = [
    '',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.nip.io',
    '0.0.0.0',
    '128.0.0.1',
    '[::2]',
    'localhost@evil.example',
    'localhost/',
    'localhost:80:80',
    '2130706433',
  ]
  expect(hosts.filter(isLoopbackHost)).toEqual([])
})

it('production answers other hosts, and what a proxy forwarded', async () => {
  const { get } = await buildTestApp({ settings: { GEZHI_MODE: 'production' } })
  expect((await get('/api/user/user/getLoginWays', { host: 'gezhi.example', 'x-forwarded-for': '203.0.113.9' })).code).toBe(200)
})
