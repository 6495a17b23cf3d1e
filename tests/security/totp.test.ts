import { describe, expect, it } from 'vitest'
import { totpCode } from '../../apps/server/src/accounts/totp/totp-codes.ts'
import { totpRequired } from '../../apps/server/src/accounts/totp/totp-required.ts'
import { accountRegister } from '../../apps/server/src/accounts/register/account-register.ts'
import { runOperatorCommand } from '../../apps/server/src/accounts/operators/operator-commands.ts'
import { BY } from '../../apps/server/src/testing/command-line.ts'
import { aSession, logIn, md5, PASSWORD } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { dumpTables } from '../../apps/server/src/testing/table-catalogue.ts'
import { aBrowser, USER, type TestBrowser } from './a-browser.ts'

const STEP = 30_000
const STATE = '/api/user/totp/state'

describe('TOTP of operators', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock, settings: { GEZHI_OPERATOR_TOTP: 'required' } })
  const { post } = test
  const setUp = async (headers: Record<string, string>) => {
    const { data } = await post<{ secret: string; uri: string }>('/api/user/totp/begin', {}, headers)
    const confirmed = await post<{ recoveryCodes: string[] }>('/api/user/totp/confirm', { code: totpCode(data.secret, clock) }, headers)
    expect(confirmed.code).toBe(200)
    clock += STEP
    return { ...data, recoveryCodes: confirmed.data.recoveryCodes }
  }
  const anOperator = async () => {
    const { user, headers } = await aSession(test, { role: 'operator' })
    return { user, headers, ...(await setUp(headers)) }
  }
  const begin = async (telephone: string) => {
    const { code, data } = await logIn(test, telephone)
    expect(code).toBe(992)
    return (data as unknown as { token: string }).token
  }
  const complete = (token: string, code: string) => post<{ token: string }>(`${USER}/totpLogin`, { token, code })

  it('an operator without it can set it up, and do nothing else of an operator until then', async () => {
    const { headers } = await aSession(test, { role: 'operator' })
    const list = () => post('/api/user/ops/account/list', {}, headers)
    expect(await list()).toMatchObject({ code: 403, data: { error: 'TOTP_REQUIRED' } })
    expect((await post(STATE, {}, headers)).data).toEqual({ enrolled: false, required: true, recoveryCodesLeft: 0 })
    const { uri, secret } = await setUp(headers)
    expect(uri).toContain(`secret=${secret}`)
    expect((await list()).code).toBe(200)
    expect((await post(STATE, {}, headers)).data).toEqual({ enrolled: true, required: true, recoveryCodesLeft: 10 })
  })

  it('nobody else has it', async () => {
    const { headers } = await aSession(test)
    for (const name of ['state', 'begin']) expect((await post(`/api/user/totp/${name}`, {}, headers)).code).toBe(403)
  })

  it('a login is complete with a code only, which is good once', async () => {
    const { user, secret } = await anOperator()
    const token = await begin(user.telephone)
    expect((await post(`${USER}/findUserInformation`, {}, { token })).code).toBe(401)
    expect((await post(`${USER}/displacement`, {}, { token })).code).toBe(401)
    expect((await complete(token, '000000')).message).toBe('动态口令错误或已使用')
    const code = totpCode(secret, clock)
    const login = await complete(token, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(login.code).toBe(997)
    expect((await complete(token, totpCode(secret, clock + STEP))).message).toBe('登录已超时，请重新登录')
    expect((await complete(await begin(user.telephone), code)).message).toBe('动态口令错误或已使用')
    clock += STEP
    expect((await complete(await begin(user.telephone), totpCode(secret, clock))).code).toBe(997)
  })

  it('a login that began before the setup and waits for a displacement ends with it', async () => {
    const { user, headers } = await aSession(test, { role: 'operator' })
    const waiting = await logIn(test, user.telephone)
    expect(waiting.code).toBe(997)
    await setUp(headers)
    expect((await post(`${USER}/displacement`, {}, { token: waiting.data.token })).code).toBe(999)
    expect((await post('/api/user/ops/account/list', {}, headers)).code).toBe(200)
  })

  it('of many requests with one code one is admitted', async () => {
    const { user, secret } = await anOperator()
    const tokens = [await begin(user.telephone), await begin(user.telephone), await begin(user.telephone)]
    const codes = (await Promise.all(tokens.map((token) => complete(token, totpCode(secret, clock))))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([400, 400, 997])
  })

  it('a login waits for 5 minutes, and five wrong codes lock it', async () => {
    const { user, secret } = await anOperator()
    const token = await begin(user.telephone)
    clock += 5 * 60_000
    expect((await complete(token, totpCode(secret, clock))).message).toBe('登录已超时，请重新登录')
    const other = await begin(user.telephone)
    for (let tries = 0; tries < 5; tries += 1) expect((await complete(other, '000000')).code).toBe(400)
    expect((await complete(other, totpCode(secret, clock))).code).toBe(996)
  })

  it('a login that waits for a code ends when the password changes', async () => {
    const { user, headers, secret } = await anOperator()
    const token = await begin(user.telephone)
    const change = { oldPassword: md5(PASSWORD), password: md5('Better4You') }
    expect((await post(`${USER}/updatePassWord`, change, headers)).code).toBe(200)
    expect((await complete(token, totpCode(secret, clock))).message).toBe('登录已超时，请重新登录')
  })

  it('the old password alone does not change the password, nor a code to the phone the phone (G210)', async () => {
    const { headers, secret } = await anOperator()
    clock += 10 * 60_000
    const changes = {
      updatePassWord: { oldPassword: md5(PASSWORD), password: md5('Better4You') },
      updateTelephone: { telephone: '13700000099', code: '000000', oldCode: '000000' },
    }
    for (const [call, change] of Object.entries(changes))
      expect(await post(`${USER}/${call}`, change, headers)).toMatchObject({ code: 403, data: { error: 'PROOF_NEEDED' } })
    expect((await post(`${USER}/proveIdentity`, { totp: totpCode(secret, clock) }, headers)).code).toBe(200)
    expect((await post(`${USER}/updatePassWord`, changes.updatePassWord, headers)).code).toBe(200)
  })

  it('a stolen session, or a stolen password, locks the code only where the owner is not', async () => {
    const { user, secret, headers } = await anOperator()
    const waiting = async (browser: TestBrowser) => (await browser.enter(user.telephone)).data.token
    const owner = aBrowser(test, { address: '203.0.113.30' })
    const complete = async (code: string) => (await owner.post(`${USER}/totpLogin`, { token: await waiting(owner), code })).code
    expect(await complete(totpCode(secret, clock))).toBe(997)

    // With the token of the session, from another browser.
    const thief = aBrowser(test, { address: '203.0.113.31' })
    const prove = async (browser: TestBrowser, totp: string) => (await browser.post(`${USER}/proveIdentity`, { totp }, headers)).code
    for (let tries = 0; tries < 5; tries += 1) expect(await prove(thief, '000000')).toBe(400)
    expect(await prove(thief, '000000')).toBe(996)
    expect((await thief.post('/api/user/totp/confirm', { code: '000000' }, headers)).code).toBe(996)
    clock += STEP
    expect(await prove(owner, totpCode(secret, clock))).toBe(200)

    // With the password, from many addresses.
    const codes: number[] = []
    for (let address = 40; address < 46; address += 1) {
      const browser = aBrowser(test, { address: `203.0.113.${address}` })
      const token = await waiting(browser)
      for (let tries = 0; tries < 5; tries += 1) codes.push((await browser.post(`${USER}/totpLogin`, { token, code: '000000' })).code)
    }
    expect(codes).toEqual([...Array<number>(20).fill(400), ...Array<number>(10).fill(996)])
    clock += STEP
    expect(await complete(totpCode(secret, clock))).toBe(997)
  })

  it('is replaced by another app only with a code of the current one, which the session alone does not have', async () => {
    const { headers, secret, recoveryCodes } = await anOperator()
    const begin = (request: object) => post<{ secret: string }>('/api/user/totp/begin', request, headers)
    for (const request of [{}, { code: '000000' }]) expect((await begin(request)).message).toBe('动态口令错误或已使用')
    const code = totpCode(secret, clock)
    const begun = await begin({ code })
    expect([begun.code, (await begin({ code })).code]).toEqual([200, 400])
    expect((await begin({ code: recoveryCodes[0]! })).code).toBe(200)
    for (let tries = 0; tries < 5; tries += 1) await begin({ code: '000000' })
    expect((await begin({ code: recoveryCodes[1]! })).code).toBe(996)
  })

  describe('a login that overlaps', () => {
    /** Makes a change and a login wait for the account, in this order; returns the code of the login. */
    const overlapping = async (user: { id: string; telephone: string }, change: () => Promise<unknown>) => {
      const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const waiting = async (count: number) => {
        await expect
          .poll(async () => {
            const { rows } = await test.database.execute(
              `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            )
            return rows.length
          })
          .toBe(count)
      }
      const holding = test.database.transaction(async (transaction) => {
        await transaction.execute(`SELECT 1 FROM users WHERE id = '${user.id}' FOR UPDATE`)
        held.resolve()
        await released.promise
      })
      await held.promise
      const changing = change()
      await waiting(1)
      const login = logIn(test, user.telephone)
      await waiting(2)
      released.resolve()
      await Promise.all([holding, changing])
      return (await login).code
    }

    it('the setup needs a code', async () => {
      const { user, headers } = await aSession(test, { role: 'operator' })
      const { data } = await post<{ secret: string }>('/api/user/totp/begin', {}, headers)
      const confirm = () => post('/api/user/totp/confirm', { code: totpCode(data.secret, clock) }, headers)
      expect(await overlapping(user, confirm)).toBe(992)
    })

    it('the grant of the role needs one too, of an account that had it before', async () => {
      const { user } = await anOperator()
      await test.accounts.users.change(user.id, { role: 'user' })
      expect(await overlapping(user, () => test.accounts.users.change(user.id, { role: 'operator' }))).toBe(992)
    })
  })

  it('a recovery code stands in for a code, once', async () => {
    const { user, recoveryCodes, headers } = await anOperator()
    const code = recoveryCodes[3]!
    expect((await complete(await begin(user.telephone), code.toLowerCase())).code).toBe(997)
    expect((await complete(await begin(user.telephone), code)).code).toBe(400)
    expect((await post<{ recoveryCodesLeft: number }>(STATE, {}, headers)).data.recoveryCodesLeft).toBe(9)
  })

  it('is the only proof of identity of an operator who has it', async () => {
    const { headers, secret } = await anOperator()
    clock += 10 * 60_000
    const { data } = await post(`${USER}/listProofMethods`, {}, headers)
    expect(data).toMatchObject({ password: false, sms: false, totp: true })
    const prove = async (proof: object) => (await post(`${USER}/proveIdentity`, proof, headers)).code
    expect(await prove({ code: '000000' })).toBe(400)
    expect(await prove({ totp: '000000' })).toBe(400)
    expect(await prove({ totp: totpCode(secret, clock) })).toBe(200)
  })

  it('neither secrets nor recovery codes can be read in the database', async () => {
    const { secret, recoveryCodes } = await anOperator()
    const rows = (await dumpTables(test)).map(({ row }) => row).join()
    const hex = Buffer.from(secret).toString('hex')
    for (const text of [secret, hex, ...recoveryCodes, recoveryCodes[0]!.replaceAll('-', '')]) expect(rows).not.toContain(text)
  })

  it('the command of an operator resets it, which ends the session and the lock of wrong codes', async () => {
    const { user, headers } = await anOperator()
    const waiting = await begin(user.telephone)
    for (let tries = 0; tries < 5; tries += 1) await complete(waiting, '000000')
    const parts = { ...test.accounts, register: accountRegister(test.database, () => clock) }
    const reset = () => runOperatorCommand(parts, ['user', 'totp-reset', user.telephone], BY)
    expect(await reset()).toEqual([`${user.telephone} TOTP removed / 已移除动态口令`])
    expect((await post(STATE, {}, headers)).code).toBe(998)
    expect((await complete(waiting, '000000')).message).toBe('登录已超时，请重新登录')
    const { code, data } = await logIn(test, user.telephone)
    expect(code).toBe(200)
    expect(await reset()).toEqual([`${user.telephone} had no TOTP / 未设置动态口令`])
    await setUp({ token: data.token })
  })
})

it('without GEZHI_OPERATOR_TOTP it is required in production only', () => {
  expect(totpRequired({ GEZHI_OPERATOR_TOTP: 'auto', GEZHI_MODE: 'production' })).toBe(true)
  expect(totpRequired({ GEZHI_OPERATOR_TOTP: 'auto', GEZHI_MODE: 'development' })).toBe(false)
  expect(totpRequired({ GEZHI_OPERATOR_TOTP: 'optional', GEZHI_MODE: 'production' })).toBe(false)
})
