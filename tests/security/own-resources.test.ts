import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Settings } from '../../apps/server/src/settings/settings.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'

const web = { folder: '/nowhere', indexHtml: '<head></head>', rootFiles: new Set<string>(), preloads: {} }

it('pages load scripts, styles, fonts and workers from the server only, also where WeChat and a bucket of files are set up', async () => {
  const settings: Partial<Settings>[] = [
    {},
    { GEZHI_SHARED_LOGIN_SITES: ['https://other.example'], GEZHI_PUBLIC_URL: 'https://patents.example' },
  ]
  for (const changed of settings) {
    const { app } = await buildTestApp({ web, settings: changed })
    const policy = String((await app.inject({ url: '/' })).headers['content-security-policy'])
    const sources = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)] as const))
    for (const kind of ['default-src', 'script-src', 'style-src', 'font-src', 'worker-src'])
      for (const source of sources.get(kind)!) expect(source, kind).toMatch(/^(?:'self'|'nonce-[\w+/=]+'|data:|blob:)$/)
    expect(sources.get('script-src')).not.toContain('blob:')
    expect(sources.get('object-src')).toEqual(["'none'"])
  }
})

it('the page of the web app names no other site', () => {
  const page = readFileSync(join(import.meta.dirname, '../../apps/web/index.html'), 'utf8')
  expect(page.match(/(?:src|href)=["'](?:https?:)?\/\/[^"']*/g)).toBeNull()
})
