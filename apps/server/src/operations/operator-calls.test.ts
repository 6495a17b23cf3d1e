import { Writable } from 'node:stream'
import { CALLS, type AnyCall } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aDevice, aProduct, anAccount, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { newLog } from '../http/new-log.ts'

const GUEST = '/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11'
const calls = Object.values(CALLS)
  .flatMap((domain) => Object.values(domain) as AnyCall[])
  .filter(({ who }) => who === 'operator')

describe('calls for operators', async () => {
  const lines: string[] = []
  const collected = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const test = await buildTestApp({ log: newLog('warn', collected) })
  const session = async (facts = {}) => ({
    token: (await test.accounts.completeLogin((await anAccount(test, facts)).id, { device: aDevice() })).token,
  })
  const member = await anAccount(test)
  await aProduct(test, { userId: member.id })
  const visitors = {
    nobody: {},
    guest: { token: (await test.get<string>(GUEST)).data },
    'free user': await session(),
    member: { token: (await test.accounts.completeLogin(member.id, { device: aDevice() })).token },
  }
  const operator = await session({ role: 'operator' })

  it('are those of the console and those on feedback, bookings and requests to close accounts', () => {
    const paths = calls.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/api/user/feedback/listAll', '/api/user/reservation/list', '/api/user/cancellation/list']),
    )
    expect(paths.filter((path) => path.startsWith('/api/user/ops/')).length).toBe(Object.keys(CALLS.operations).length)
  })

  it.each(calls.map(({ path, method }) => [path, method] as const))(
    '%s requires a login, and rejects free users and members before reading their input',
    async (path, method) => {
      const ask = async (input: object, headers: Record<string, string>): Promise<number> => {
        const answer = await test.app.inject({ method, url: path, headers, ...(method === 'POST' && { payload: input }) })
        // A file comes without an envelope.
        return answer.headers['content-type']?.toString().startsWith('application/json')
          ? answer.json<{ code: number }>().code
          : answer.statusCode
      }
      const codes = await Promise.all(Object.values(visitors).map((headers) => ask({ id: [] }, headers)))
      expect(codes).toEqual([401, 401, 403, 403])
      expect([401, 403, 500]).not.toContain(await ask({}, operator))
    },
  )

  it('leave a line in the log without texts, phones and passwords, at the usual level too', async () => {
    const { user } = await aSession(test, { nick: 'Under Watch' })
    await test.post('/api/user/ops/account/lock', { id: user.id, locked: true }, operator)
    const made = { telephone: '13700000001', nick: 'Made Anew' }
    const { data } = await test.post<{ id: string; password: string }>('/api/user/ops/account/add', made, operator)
    const entries = lines.map((line) => JSON.parse(line) as { msg: string; action?: string; about?: object; operator?: string })
    const actions = entries.filter(({ msg }) => msg === 'administrator action')
    expect(actions.map(({ action, about }) => [action, about])).toEqual([
      ['user block', { user: user.id }],
      ['user add', { user: data.id, role: 'user' }],
    ])
    expect(actions[0]!.operator).toMatch(/^[\da-f-]{36}$/)
    for (const secret of [data.password, '13700000001', 'Made Anew', 'Under Watch', operator.token])
      expect(lines.join()).not.toContain(secret)
  })

  it('count what waits', async () => {
    const none = { feedback: 0, bookings: 0, enquiries: 0, cancellations: 0, transfers: 0, refunds: 0, invoices: 0 }
    expect((await test.post('/api/user/ops/waiting', {}, operator)).data).toEqual(none)
  })
})
