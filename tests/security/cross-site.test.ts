import { CALLS, type AnyCall } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aSession } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'

const calls = Object.values(CALLS).flatMap((domain) => Object.values(domain) as AnyCall[])
const FOREIGN = { origin: 'https://evil.example', referer: 'https://evil.example/', 'sec-fetch-site': 'cross-site' }

/** The cookies that calls set. */
const SAME_SITE: Readonly<Record<string, string>> = { device: 'Lax', qrLogin: 'Strict' }

describe('a page of another site, in the browser of somebody who is signed in', async () => {
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' } })
  const { headers } = await aSession(test)
  const cookie = `token=${headers.token}; session=${headers.token}; sharedLogin=${headers.token}`
  const login = calls.filter(({ who }) => who === 'login' || who === 'operator')

  it.each(login.map(({ method, path }) => ({ method, path })))('has no use of its cookies at $path', async ({ method, path }) => {
    const query = `?token=${headers.token}`
    const response = await test.app.inject({
      method,
      url: path + query,
      headers: { ...FOREIGN, cookie, authorization: `Bearer ${headers.token}` },
      ...(method === 'POST' && { payload: {} }),
    })
    expect(response.json().code).toBe(401)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json'])(
    'gets no JSON read as %s, which it could send without a preflight',
    async (type) => {
      for (const { path } of calls.filter(({ method, who }) => method === 'POST' && who === 'public')) {
        const payload = type.includes('form') ? 'a=1' : '{"telephone":"13600000001"}'
        const response = await test.app.inject({ method: 'POST', url: path, payload, headers: { ...FOREIGN, 'content-type': type } })
        const { code, data } = response.json()
        expect([code, data.error], path).toEqual([400, 'UNSUPPORTED_MEDIA_TYPE'])
      }
    },
  )

  it('is allowed nothing by headers, and no call sets a cookie that another site could send or read', async () => {
    for (const { method, path } of calls) {
      const direct = await test.app.inject({
        method,
        url: path,
        headers: { ...FOREIGN, ...headers },
        ...(method === 'POST' && { payload: {} }),
      })
      const preflight = await test.app.inject({
        method: 'OPTIONS',
        url: path,
        headers: { ...FOREIGN, 'access-control-request-method': method, 'access-control-request-headers': 'token, content-type' },
      })
      for (const response of [direct, preflight]) {
        const names = Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))
        expect(names, `${method} ${path}`).toEqual([])
        for (const { name, httpOnly, sameSite } of response.cookies)
          expect([name, httpOnly, sameSite], `${method} ${path}`).toEqual([name, true, SAME_SITE[name]])
      }
    }
  })
})
