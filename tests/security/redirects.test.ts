import { CALLS, type AnyCall } from '@gezhi/contract'
import { expect, it } from 'vitest'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'

const ELSEWHERE = ['https://evil.example', '//evil.example', '/\\evil.example']

it('the server redirects to its own paths only, whatever a request contains', async () => {
  const { app } = await buildTestApp()
  const calls = Object.values(CALLS).flatMap((table): AnyCall[] => Object.values(table))
  const redirecting = calls.filter(({ redirects }) => redirects)
  expect(redirecting.map(({ path }) => path)).toEqual(['/api/user/user/activateEmail'])
  for (const target of ELSEWHERE) {
    const parameters = new URLSearchParams({ code: target.padEnd(43, 'c'), redirect: target, redirectTo: target, url: target })
    for (const path of [`/api/user/user/activateEmail?${parameters}`, `/no-such-page${target}`]) {
      const { statusCode, headers } = await app.inject({ url: encodeURI(path), headers: { accept: 'text/html', referer: target } })
      if (statusCode < 300 || statusCode > 399) continue
      expect(headers.location, path).toMatch(/^\/[\w-]*$/)
    }
  }
  const { statusCode, headers } = await app.inject({ url: `/api/user/user/activateEmail?code=${'c'.repeat(43)}` })
  expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\/\w+$/)])
})
