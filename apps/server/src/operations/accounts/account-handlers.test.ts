import { describe, expect, it } from 'vitest'
import { runOperatorCommand } from '../../accounts/operators/operator-commands.ts'
import { aProduct, anAccount, anEnterprise, aSession, logIn } from '../../testing/an-account.ts'
import { anSmsCode } from '../../testing/an-sms-code.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { BY } from '../../testing/command-line.ts'
import { accountRegister } from '../../accounts/register/account-register.ts'

interface Row {
  id: string
  nick: string
  role: string
  locked: boolean
  online: boolean
  products: { productName: string; endTime: string }[]
}

describe('accounts in the console', async () => {
  const clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const operator = await aSession(test, { role: 'operator', nick: '管理员' })
  const ask = <Data>(name: string, body: object) => test.post<Data>(`/api/user/ops/account/${name}`, body, operator.headers)
  const list = async (body: object = {}) => (await ask<{ list: Row[]; total: number }>('list', body)).data
  const row = async (nick: string) => (await list({ text: nick })).list.find((one) => one.nick === nick)
  const me = async (headers: Record<string, string>) => (await test.post('/api/user/user/findUserInformation', {}, headers)).code

  it('are listed by pages, found by name, phone and e-mail, whatever signs stand in what is sought', async () => {
    await anAccount(test, { nick: '张_三', email: 'zhang@example.org', telephone: '13611112222' })
    await anAccount(test, { nick: '张四' })
    for (const text of ['张_三', 'ZHANG@example', '1361111']) expect((await list({ text })).list.map(({ nick }) => nick)).toEqual(['张_三'])
    const first = await list({ pageSize: 2 })
    const second = await list({ pageSize: 2, pageNo: 2 })
    expect([first.total, first.list.length, second.list.length]).toEqual([3, 2, 1])
  })

  it('show who is signed in, locked, an operator, a member, personally or through an enterprise', async () => {
    const [colleague] = await anEnterprise(test, { members: 1, seats: 1 })
    const buyer = await anAccount(test)
    await aProduct(test, { userId: buyer.id })
    const { user } = await aSession(test, { blockedAt: null })
    expect(await row(user.nick)).toMatchObject({ online: true, locked: false, products: [] })
    expect((await row(colleague!.nick))?.products).toHaveLength(1)
    const nicks = async (state: string) => (await list({ state, pageSize: 100 })).list.map(({ nick }) => nick)
    expect((await nicks('member')).toSorted()).toEqual([colleague!.nick, buyer.nick].toSorted())
    expect(await nicks('operator')).toEqual(['管理员'])
    await ask('lock', { id: user.id, locked: true })
    expect(await nicks('locked')).toEqual([user.nick])
  })

  it('are created with a password that is displayed once, locked, unlocked and forced out', async () => {
    const { data } = await ask<{ id: string; telephone: string; password: string }>('add', { telephone: '+8613600000001', nick: ' 新来 ' })
    const login = await logIn(test, '13600000001', data.password)
    expect(login.data.loginBean).toMatchObject({ nick: '新来' })
    expect((await ask('add', { telephone: '13600000001', nick: '别人' })).message).toBe('手机号码已被注册!')
    await ask('forceOut', { id: data.id })
    expect(await me({ token: login.data.token })).toBe(998)
    await ask('lock', { id: data.id, locked: true })
    expect((await logIn(test, '13600000001', data.password)).code).toBe(996)
    await ask('lock', { id: data.id, locked: false })
    expect((await logIn(test, '13600000001', data.password)).code).toBe(200)
  })

  it('become operators and cease to be, which counts from the next sign-in on', async () => {
    const { user, headers } = await aSession(test)
    await ask('role', { id: user.id, role: 'operator' })
    expect(await me(headers)).toBe(998)
    const again = { token: (await logIn(test, user.telephone)).data.token }
    expect((await test.post('/api/user/ops/waiting', {}, again)).code).toBe(200)
    await ask('role', { id: user.id, role: 'user' })
    expect((await test.post('/api/user/ops/waiting', {}, again)).code).toBe(998)
  })

  it('of the operators themselves stay as they are, and so do those that are not there', async () => {
    const { id } = operator.user
    for (const [name, body] of [
      ['lock', { locked: true }],
      ['forceOut', {}],
      ['role', { role: 'user' }],
    ] as const) {
      expect(await ask(name, { id, ...body })).toMatchObject({ code: 400, message: '不能对自己的账号进行此操作' })
      expect((await ask(name, { id: '6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11', ...body })).code).toBe(404)
    }
    expect(await me(operator.headers)).toBe(200)
  })

  it('that were closed are gone from the list', async () => {
    const { user, headers } = await aSession(test)
    await test.post('/api/user/user/stopUse', { stopReasonType: '不再使用', code: await anSmsCode(test, user.telephone, headers) }, headers)
    const { total } = await list()
    const waiting = await test.post<{ list: { id: string }[] }>('/api/user/cancellation/list', {}, operator.headers)
    await test.post('/api/user/cancellation/review', { id: waiting.data.list[0]!.id, decision: 'approve' }, operator.headers)
    expect((await list()).total).toBe(total - 1)
    expect((await ask('lock', { id: user.id, locked: false })).code).toBe(404)
  })

  it('are handled alike on the command line', async () => {
    const parts = { ...test.accounts, register: accountRegister(test.database, () => clock) }
    const run = async (...args: string[]) => (await runOperatorCommand(parts, args, BY))!
    const { user, headers } = await aSession(test, { nick: '命令行用户' })
    expect((await run('user', 'list', '命令行')).join()).toContain(`${user.telephone}\t-\t命令行用户\tuser\tonline`)
    expect(await run('user', 'out', user.telephone)).toEqual([`${user.telephone} logged out / 已下线`])
    expect(await me(headers)).toBe(998)
    expect(await run('user', 'role', user.telephone, 'operator')).toEqual([`${user.telephone} operator`])
    expect((await row('命令行用户'))?.role).toBe('operator')
    await expect(run('user', 'role', user.telephone, 'king')).rejects.toThrow('user role PHONE operator|user')
  })
})
