import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CALLS, type AnyCall } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import type { CallError } from '../../apps/server/src/http/call-error.ts'
import { aDevice, anAccount } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { EXERCISED_CALLS, EXERCISED_SYSTEMS, type ExercisedCall } from './exercised-calls.ts'

const TOKEN = '/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11'
const TOKENS = ['none', 'dead', 'guest', 'pending', 'user'] as const
type TokenKind = (typeof TOKENS)[number]

/** Whose token opens a call. */
const OPENS: Readonly<Record<ExercisedCall['access'], readonly TokenKind[]>> = {
  public: TOKENS,
  guest: ['guest', 'user'],
  login: ['user'],
  reader: ['user'],
}

const accesses = EXERCISED_CALLS.flatMap((call) =>
  [call.path, ...(call.aliases ?? [])].flatMap((url) => TOKENS.map((token) => ({ ...call, url, token }))),
)

describe('every required call', async () => {
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' } })
  const tokens: Readonly<Record<TokenKind, () => Promise<string | null>>> = {
    none: async () => null,
    dead: async () => `s${'x'.repeat(43)}`,
    guest: async () => (await test.get<string>(TOKEN)).data,
    user: async () => (await test.accounts.completeLogin((await anAccount(test)).id, { device: aDevice() })).token,
    async pending() {
      const { id } = await anAccount(test)
      await test.accounts.completeLogin(id, { device: aDevice() })
      const rejection: unknown = await test.accounts.completeLogin(id, { device: aDevice() }).catch((error: unknown) => error)
      return String((rejection as CallError).values['token'])
    },
  }

  it('stands in the contract under its id, method, path, aliases and access', () => {
    const ours = new Map(
      Object.values(CALLS)
        .flatMap((domain) => Object.values(domain) as AnyCall[])
        .map((call) => [call.id, call]),
    )
    const listed = EXERCISED_CALLS.map(({ id }) => {
      const call = ours.get(id)
      return call && { id, method: call.method, path: call.path, aliases: call.aliases ?? [], access: call.who }
    })
    expect(listed).toEqual(EXERCISED_CALLS.map(({ id, method, path, aliases = [], access }) => ({ id, method, path, aliases, access })))
  })

  it.each(accesses)('$method $url with the token of: $token', async ({ method, url, token: kind, access, pending, answers }) => {
    const token = await tokens[kind]()
    const headers = token === null ? {} : { token }
    const response = await test.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })
    if (answers === 'redirect') {
      expect(response.statusCode).toBe(302)
      return
    }
    const may = OPENS[access].includes(kind) || (kind === 'pending' && pending === true)
    if (answers === 'file') {
      // Only calls that return files use HTTP statuses for errors.
      if (may) expect([401, 500]).not.toContain(response.statusCode)
      else expect([response.statusCode, response.json().code]).toEqual([401, 401])
      return
    }
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    const envelope = response.json() as { code: number; message: string; data: unknown }
    expect(envelope).toMatchObject({ code: expect.any(Number), message: expect.stringMatching(/./) })
    expect(envelope).toHaveProperty('data')
    if (may) expect([401, 500]).not.toContain(envelope.code)
    else expect(envelope.code).toBe(401)
  })
})

/** Beside the checkout, not in it. */
const SPEC = fileURLToPath(new URL('../../../shared/spec/calls.json', import.meta.url))
if (!existsSync(SPEC)) console.log(`The list of calls is not at ${SPEC}: the table of calls asked for is not compared with it`)

// Skipped where the list of calls does not lie beside the checkout; said above.
it.skipIf(!existsSync(SPEC))('the table equals the specification (skipped without the list of calls)', () => {
  const { calls } = JSON.parse(readFileSync(SPEC, 'utf8')) as { calls: SpecCall[] }
  const chosen = calls.filter(({ systems }) => systems.some((system) => EXERCISED_SYSTEMS.includes(system)))
  const row = ({ id, method, path, aliases = [] }: Pick<SpecCall, 'id' | 'method' | 'path' | 'aliases'>, access: string) =>
    [id, method, path, ...aliases, access].join(' ')
  // What the specification gives to users is open to everybody on a server that asks nobody for a login.
  const access = (call: ExercisedCall) => (call.access === 'reader' ? 'login' : call.access)
  expect(EXERCISED_CALLS.map((call) => row(call, access(call)))).toEqual(chosen.map((call) => row(call, call.accessProposed)))
})

interface SpecCall {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly aliases?: readonly string[]
  readonly accessProposed: string
  readonly systems: readonly string[]
}
