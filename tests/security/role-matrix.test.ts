import { CALLS, CAPABILITIES, ERRORS, forbiddenErrorOf, type AnyCall, type ErrorName } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { newSessionToken } from '../../apps/server/src/accounts/tokens.ts'
import type { CallError } from '../../apps/server/src/http/call-error.ts'
import { aDevice, anAccount, aProduct } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp, type TestApp } from '../../apps/server/src/testing/build-test-app.ts'

const CALLERS = ['no token', 'garbage', 'expired', 'guest', 'free', 'member', 'pending', 'operator'] as const
type CallerKind = (typeof CALLERS)[number]
type Access = 'open' | 'membership'

const calls = Object.entries(CALLS).flatMap(([domain, table]) =>
  Object.entries(table as Record<string, AnyCall>).map(([name, call]) => ({ ...call, name: `${domain}.${name}` })),
)

/** Errors by which a caller is forbidden to make a call, whatever the request. */
const REJECTIONS: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'SESSION_ENDED',
  ...Object.keys(CAPABILITIES).flatMap((name) =>
    (['guest', 'free', 'member'] as const).map((role) => forbiddenErrorOf(name as keyof typeof CAPABILITIES, role, 0)),
  ),
])

/** The error a caller gets; null if the call is permitted. Derived from `who`, `signed`, `pending` and `requires` alone. */
function rejectionOf({ who, signed, pending, requires }: AnyCall, caller: CallerKind, access: Access): ErrorName | null {
  if (who === 'public') return null
  const isUser = ['free', 'member', 'operator'].includes(caller) || (caller === 'pending' && pending === true)
  const isKnown = isUser || caller === 'guest'
  const open = access === 'open' && (isKnown || !signed)
  if (who === 'operator' && isUser && caller !== 'operator') return 'FORBIDDEN'
  const admitted = { guest: isKnown || open, reader: isUser || open, login: isUser, operator: isUser }[who]
  if (!admitted) return caller === 'expired' ? 'SESSION_ENDED' : 'UNAUTHENTICATED'
  if (requires === undefined || access === 'open' || caller === 'operator') return null
  const role = caller === 'free' || caller === 'member' ? caller : 'guest'
  const grant = CAPABILITIES[requires].grants[role]
  return grant === 0 ? forbiddenErrorOf(requires, role, grant) : null
}

/** A token for each kind of caller, each with its own account. */
async function tokensOf(test: TestApp): Promise<Readonly<Record<CallerKind, string | null>>> {
  const logIn = async (userId: string) => (await test.accounts.completeLogin(userId, { device: aDevice() })).token
  const [free, member, expired, taken, operator] = [
    await anAccount(test),
    await anAccount(test),
    await anAccount(test),
    await anAccount(test),
    await anAccount(test, { role: 'operator' }),
  ]
  await aProduct(test, { userId: member.id })
  const expiredToken = await logIn(expired.id)
  await test.database.execute(`UPDATE sessions SET seen_at = seen_at - interval '1 year' WHERE user_id = '${expired.id}'`)
  await logIn(taken.id)
  const pending: unknown = await test.accounts.completeLogin(taken.id, { device: aDevice() }).catch((error: unknown) => error)
  return {
    'no token': null,
    garbage: newSessionToken(),
    expired: expiredToken,
    guest: (await test.get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')).data,
    free: await logIn(free.id),
    member: await logIn(member.id),
    pending: String((pending as CallError).values['token']),
    operator: await logIn(operator.id),
  }
}

describe.each(['membership', 'open'] as const)('who may make which call, %s', async (access) => {
  const test = await buildTestApp({
    settings: { GEZHI_ACCESS: access, GEZHI_SEARCHES_PER_MINUTE: 1e6, GEZHI_MEMBER_SEARCHES_PER_MINUTE: 1e6 },
  })
  const tokens = await tokensOf(test)

  /**
   * The error of a call; null for none. The body is a list, which no call accepts: permitted callers get a validation error and nothing
   * happens.
   */
  async function errorOf({ method, path }: AnyCall, caller: CallerKind): Promise<string | null> {
    const token = tokens[caller]
    const response = await test.app.inject({
      method,
      url: path,
      headers: { ...(token !== null && { token }), ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { payload: '[]' }),
    })
    if (response.statusCode === 302 || !String(response.headers['content-type']).startsWith('application/json')) return null
    const { code, data } = response.json<{ code: number; data: { error?: string } | null }>()
    if (code === 200) return null
    const error = data?.error ?? `an error without a name: ${response.body}`
    expect(Object.keys(ERRORS), path).toContain(error)
    return error
  }

  it.each(calls)('$name ($who)', async (call) => {
    const found: Partial<Record<CallerKind, string>> = {}
    const expected: Partial<Record<CallerKind, string>> = {}
    for (const caller of CALLERS) {
      const rejection = rejectionOf(call, caller, access)
      const error = await errorOf(call, caller)
      expected[caller] = rejection ?? 'admitted'
      found[caller] = error !== null && REJECTIONS.has(error) ? error : 'admitted'
      if (error === null || REJECTIONS.has(error))
        expect(call.method === 'GET' || error !== null, `${caller}: a list is no body`).toBe(true)
      expect(error).not.toBe('INTERNAL')
    }
    expect(found).toEqual(expected)
  })

  it('every token is what it was: no call above ended a session', async () => {
    const me = calls.find(({ name }) => name === 'accounts.getCurrentUser')!
    for (const caller of ['free', 'member', 'operator'] as const)
      expect((await test.post(me.path, {}, { token: tokens[caller]! })).code, caller).toBe(200)
  })
})
