import { describe, expect, it } from 'vitest'
import { accountRegister } from '../register/account-register.ts'
import { BY } from '../../testing/command-line.ts'
import { aSession, logIn } from '../../testing/an-account.ts'
import { anSmsCode } from '../../testing/an-sms-code.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { runOperatorCommand } from './operator-commands.ts'

describe('commands of an operator', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const parts = { ...test.accounts, register: accountRegister(test.database, () => clock) }
  const run = async (...args: string[]) => (await runOperatorCommand(parts, args, BY))!
  const me = async (headers: Record<string, string>) => (await test.post('/api/user/user/findUserInformation', {}, headers)).code

  it('make an account that can log in', async () => {
    const [line] = await run('user', 'add', '13100000001', '王五', '--email', 'Wang@Example.org', '--operator')
    const [telephone, password] = line!.split(' ')
    const { data } = await logIn(test, telephone!, password)
    expect(data.loginBean).toMatchObject({ nick: '王五', password: 'true' })
    expect((await test.post('/api/user/user/findUserInformation', {}, { token: data.token })).data).toMatchObject({ role: 'operator' })
    await expect(run('user', 'add', telephone!, '另一个')).rejects.toThrow('PHONE_TAKEN')
  })

  it('lock and open an account', async () => {
    const { user, headers } = await aSession(test)
    await run('user', 'block', user.telephone)
    expect([await me(headers), (await logIn(test, user.telephone)).code]).toEqual([996, 996])
    await run('user', 'unblock', user.telephone)
    expect((await logIn(test, user.telephone)).code).toBe(200)
  })

  it('lift the lock of an account after failed logins', async () => {
    const { user } = await aSession(test)
    for (let tries = 0; tries < 5; tries += 1) await logIn(test, user.telephone, 'wrong')
    expect((await logIn(test, user.telephone)).code).toBe(996)
    expect(await run('user', 'unlock', user.telephone)).toEqual([`${user.telephone} unlocked / 已解除锁定`])
    expect((await logIn(test, user.telephone)).code).toBe(997)
    expect(await run('user', 'unlock', user.telephone)).toEqual([`${user.telephone} was not locked / 未被锁定`])
  })

  it('review requests to close an account', async () => {
    const { user, headers } = await aSession(test)
    const ask = async () => {
      const code = await anSmsCode(test, user.telephone, headers)
      await test.post('/api/user/user/stopUse', { stopReasonType: '不再使用', code }, headers)
    }
    await ask()
    expect((await run('cancellation', 'list')).join()).toContain(`${user.telephone} ${user.nick} 不再使用`)
    expect(await run('cancellation', 'reject', user.telephone, '有', '订单')).toEqual([`${user.telephone} rejected / 已驳回`])
    expect((await run('cancellation', 'list')).join()).not.toContain(user.telephone)
    expect(await me(headers)).toBe(200)
    clock += 60_000
    await ask()
    expect(await run('cancellation', 'withdraw', user.telephone)).toEqual([`${user.telephone} withdrawn / 已撤销`])
    await expect(run('cancellation', 'withdraw', user.telephone)).rejects.toThrow('no pending request')
    clock += 60_000
    await ask()
    expect(await run('cancellation', 'approve', user.telephone)).toEqual([`${user.telephone} closed / 已注销`])
    expect([await me(headers), (await logIn(test, user.telephone)).code]).toEqual([996, 400])
    await expect(run('cancellation', 'approve', user.telephone)).rejects.toThrow('not registered')
  })

  it('print their usage', async () => {
    expect(await runOperatorCommand(parts, ['user'], BY)).toBeNull()
    await expect(run('user', 'add', '12', 'x')).rejects.toThrow('user add PHONE NAME')
    await expect(run('user', 'block', '13100000009')).rejects.toThrow('not registered')
  })
})
