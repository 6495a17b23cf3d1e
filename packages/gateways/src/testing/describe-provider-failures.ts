import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import type { CallLimits } from '../http/call-limits.ts'
import { freePort, startProviderServer, type ProviderServer } from './provider-server.ts'
import { rejectionOf } from './rejection-of.ts'

/** Short enough for tests, long enough for a busy machine. */
export const TEST_LIMITS: CallLimits = { attemptMs: 1_500, attempts: 2, pauseMs: 400 }

export interface FailingCall {
  /** The provider under test. */
  readonly server: () => ProviderServer
  /** The call, sent to that address. */
  readonly call: (endpoint: URL) => Promise<unknown>
  readonly idempotent: boolean
  /** Everything that must never appear in an error. */
  readonly secrets: () => readonly string[]
}

/** Tests calls over HTTP when the provider is unreachable, silent, broken or returns garbage. */
export function describeProviderFailures(name: string, { server, call, idempotent, secrets }: FailingCall): void {
  describe(`${name} and a provider that fails`, () => {
    const servers: ProviderServer[] = []
    afterEach(async () => {
      await Promise.all(servers.splice(0).map((one) => one.close()))
    })

    test('nobody listens: unreachable, and nothing can have happened', async () => {
      const error = await rejectionOf(call(new URL(`http://127.0.0.1:${await freePort()}`)), secrets)
      expect(error).toMatchObject({ issue: 'unreachable', mayHaveHappened: false, detail: 'ECONNREFUSED' })
    })

    test('back within the pause: the call succeeds', async () => {
      const port = await freePort()
      const result = call(new URL(`http://127.0.0.1:${port}`))
      await sleep(TEST_LIMITS.pauseMs / 2)
      // The provider of this test, moved to the new port: signatures cover host and port.
      const late = await startProviderServer((request) => server().answer(request), port)
      servers.push(late)
      await result
      expect(late.requests.length).toBe(1)
    })

    test.each(['hang', 'stall', 'drop', 'half', 'html', 'list'] as const)(
      '%s: tried again only where twice is as good as once',
      async (mishap) => {
        const { requests, mishaps, url } = server()
        const before = requests.length
        mishaps.push(mishap, mishap)
        const error = await rejectionOf(call(url), secrets)
        expect(error).toMatchObject({ issue: mishap === 'hang' || mishap === 'stall' ? 'timeout' : 'provider', mayHaveHappened: true })
        expect(requests.length - before).toBe(idempotent ? 2 : 1)
        mishaps.length = 0
      },
    )
  })
}
