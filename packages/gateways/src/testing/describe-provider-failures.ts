import { setTimeout as sleep } from 'node:timers/promises'
import { describe, test, type TestContext } from 'vitest'
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

/** Tests calls over HTTP when the provider is unreachable, silent, broken or returns garbage. They run at once: most of their time is waiting. */
export function describeProviderFailures(name: string, { server, call, idempotent, secrets }: FailingCall): void {
  describe.concurrent(`${name} and a provider that fails`, () => {
    /** The provider under test on a port of its own, until the test ends: signatures cover host and port. */
    const another = async (onTestFinished: TestContext['onTestFinished'], port?: number): Promise<ProviderServer> => {
      const started = await startProviderServer((request) => server().answer(request), port)
      onTestFinished(() => started.close())
      return started
    }

    test('nobody listens: unreachable, and nothing can have happened', async ({ expect }) => {
      const error = await rejectionOf(call(new URL(`http://127.0.0.1:${await freePort()}`)), secrets)
      expect(error).toMatchObject({ issue: 'unreachable', mayHaveHappened: false, detail: 'ECONNREFUSED' })
    })

    test('back within the pause: the call succeeds', async ({ expect, onTestFinished }) => {
      const port = await freePort()
      const result = call(new URL(`http://127.0.0.1:${port}`))
      await sleep(TEST_LIMITS.pauseMs / 2)
      const late = await another(onTestFinished, port)
      await result
      expect(late.requests.length).toBe(1)
    })

    test.for(['hang', 'stall', 'drop', 'half', 'html', 'list'] as const)(
      '%s: tried again only where twice is as good as once',
      async (mishap, { expect, onTestFinished }) => {
        const { requests, mishaps, url } = await another(onTestFinished)
        mishaps.push(mishap, mishap)
        const error = await rejectionOf(call(url), secrets)
        expect(error).toMatchObject({ issue: mishap === 'hang' || mishap === 'stall' ? 'timeout' : 'provider', mayHaveHappened: true })
        expect(requests.length).toBe(idempotent ? 2 : 1)
      },
    )
  })
}
