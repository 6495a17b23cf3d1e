import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { fileFolder } from '../files/file-folder.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { gateways } from '@gezhi/gateways'
import { readSettings } from '../settings/read-settings.ts'
import { readWebBuild } from './web-build.ts'

const folder = mkdtempSync(join(tmpdir(), 'gezhi-web-'))
const SCRIPT = 'console.log(1)'
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<script nonce="__CSP_NONCE__">1</script><style nonce="__CSP_NONCE__"></style>')
writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
writeFileSync(join(folder, '.sources'), 'secret')
writeFileSync(join(folder, '.preloads.json'), '{"/searchDetail":["assets/patent.js"]}')
writeFileSync(join(folder, 'assets', 'main-1a2b.js'), SCRIPT)
writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the web app', async () => {
  const { app } = await buildTestApp({ web: readWebBuild(folder) })

  it('gives index.html for every route of the app, with a nonce that is new each time and fits the policy', async () => {
    const nonces = await Promise.all(
      ['/', '/resultList/tableList?q=1', '/newFlash_deatil/12.html', '/searchDetail'].map(async (url) => {
        const { statusCode, headers, body } = await app.inject({ url })
        const nonce = /nonce="([^"]+)"/.exec(body)![1]!
        expect(statusCode).toBe(200)
        expect(body).toBe(`<script nonce="${nonce}">1</script><style nonce="${nonce}"></style>`)
        expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
        expect(headers['content-security-policy']).not.toContain('unsafe')
        expect(headers['cache-control']).toBe('private, no-cache')
        expect(headers['etag']).toBeUndefined()
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(4)
  })

  it('identifies a new browser with the page, before the calls that the page makes at once', async () => {
    const { cookies } = await app.inject({ url: '/login' })
    const [device] = cookies
    expect(device).toMatchObject({ name: 'device', path: '/', httpOnly: true, sameSite: 'Lax' })
    const again = await app.inject({ url: '/', cookies: { device: device!.value } })
    expect(again.cookies[0]!.value).toBe(device!.value)
    expect((await app.inject({ url: '/favicon.svg' })).cookies).toEqual([])
  })

  it('names in a page what it needs beside the entry', async () => {
    const web = {
      folder,
      indexHtml: '<head><title>x</title></head>',
      rootFiles: new Set<string>(),
      preloads: { '/login': ['assets/login.js'] },
    }
    const { app: other } = await buildTestApp({ web })
    expect((await other.inject({ url: '/en/login' })).body).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/login.js"></head>',
    )
    expect((await other.inject({ url: '/404' })).body).not.toContain('modulepreload')
  })

  it('gives pages gzipped to whom takes it', async () => {
    const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toContain('<script')
  })

  it('gives hashed files compressed as they were built, for ever', async () => {
    const { headers, rawPayload } = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'br, gzip' } })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(headers['content-type']).toMatch(/javascript/)
    expect(rawPayload).toEqual(brotliCompressSync(SCRIPT))
    expect((await app.inject({ url: '/assets/main-1a2b.js' })).body).toBe(SCRIPT)
  })

  it('answers 304 to a browser that has a file', async () => {
    const { headers } = await app.inject({ url: '/favicon.svg' })
    const again = await app.inject({ url: '/favicon.svg', headers: { 'if-none-match': String(headers['etag']) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('answers 404 for a hashed file that is not there', async () => {
    expect((await app.inject({ url: '/assets/none.js' })).statusCode).toBe(404)
  })

  it.each(['/assets/../.sources', '/assets/%2e%2e/.sources', '/assets/..%2f.sources', '/assets/..%5c.sources', '//.sources'])(
    'gives nothing from elsewhere for %s',
    async (url) => {
      expect((await app.inject({ url })).body).not.toContain('secret')
    },
  )

  it('redirects a person from an unreadable address to the page for missing ones, and reports it to a program', async () => {
    for (const url of ['/%E0%A4%A', '/newsinfo/%zz']) {
      const { statusCode, headers } = await app.inject({ url })
      expect([statusCode, headers['location']]).toEqual([302, '/404'])
    }
    expect((await app.inject({ url: '/api/%zz' })).json()).toMatchObject({ code: 400, data: { error: 'BAD_REQUEST' } })
  })

  it('never gives what only the build knows', async () => {
    expect((await app.inject({ url: '/.sources' })).body).not.toContain('secret')
  })

  it('keeps other sites out', async () => {
    const page = (await app.inject({ url: '/' })).headers
    expect(page).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' })
    expect(page['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await app.inject({ url: '/api/openapi.json' })).headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
  })
})

describe('the web app of a server whose uploads are got by links', async () => {
  const fileStore = { ...fileFolder(folder), linksFrom: 'https://files.example.com' }
  const { app } = await buildTestApp({ web: readWebBuild(folder), fileStore })

  it('may show pictures from where they lead, and from nowhere else', async () => {
    const policy = (await app.inject({ url: '/' })).headers['content-security-policy']
    expect(policy).toContain("img-src 'self' data: blob: https://files.example.com;")
    expect(String(policy).match(/files\.example/g)).toHaveLength(1)
  })
})

describe('while the web app is being built', async () => {
  const { app } = await buildTestApp({ web: null })

  it('a page waits, in the language of the browser', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/resultList', headers: { 'accept-language': 'en' } })
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('2')
    expect(body).toContain('Preparing the pages')
    expect((await app.inject({ url: '/' })).body).toContain('正在准备页面')
  })
})

describe('what pages show that is not ours', async () => {
  const on = { GEZHI_WECHAT: 'openPlatform', GEZHI_WECHAT_APP_ID: 'wx0123456789abcdef', GEZHI_WECHAT_APP_SECRET: 'f'.repeat(32) }
  const withWeChat = await buildTestApp({ web: readWebBuild(folder), gateways: gateways(readSettings(on), 'production') })
  const without = await buildTestApp({ web: readWebBuild(folder) })
  const policyOf = async ({ app }: typeof without) => (await app.inject({ url: '/login' })).headers['content-security-policy']

  it('is WeChat’s page in a frame and the pictures of its users where WeChat is the gateway, else nothing', async () => {
    expect(await policyOf(withWeChat)).toContain("frame-src 'self' https://open.weixin.qq.com;")
    expect(await policyOf(withWeChat)).toContain("img-src 'self' data: blob: https://*.qlogo.cn;")
    expect(await policyOf(without)).toContain("frame-src 'none';")
    expect(await policyOf(without)).toContain("img-src 'self' data: blob:;")
  })
})
