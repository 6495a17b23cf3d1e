import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

describe('strict transport security', () => {
  const headerOf = async (address: string | null, url: string) => {
    const { app } = await buildTestApp({ settings: { GEZHI_PUBLIC_URL: address } })
    return (await app.inject({ url })).headers['strict-transport-security']
  }

  it('is set on every response if the public address is https, for a year and the subdomains', async () => {
    for (const url of ['/', '/readyz', '/api/nothing', '/api/user/user/getLoginWays'])
      expect(await headerOf('https://gezhi.example', url), url).toBe('max-age=31536000; includeSubDomains')
  })

  it('is not requested over http or an unknown protocol', async () => {
    for (const address of ['http://localhost:8080', null]) expect(await headerOf(address, '/readyz')).toBeUndefined()
  })
})
