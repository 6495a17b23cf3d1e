import { CALLS, type AnyCall } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aDevice, anAccount, aSession, md5 } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'

const calls = Object.entries(CALLS).flatMap(([domain, table]) =>
  Object.entries(table as Record<string, AnyCall>).map(([name, call]) => ({ name: `${domain}.${name}`, ...call })),
)
/** Tables with rows of people; a call of one of them must not touch those of another. */
const TABLES = [
  'users',
  'sessions',
  'messages',
  'email_verifications',
  'cancellations',
  'wechat_bindings',
  'user_products',
  'enterprise_members',
]

/** What else a call may ask for: facts to overwrite the victim's with, and guessed secrets. */
const PRETENDED = {
  nick: 'Taken over',
  organization: 'Elsewhere',
  address: 'Elsewhere',
  occupation: 'Thief',
  userType: 1,
  guideStatus: 1,
  oldPassword: md5('guess'),
  password: md5('Mine1'),
  code: '000000',
  phoneCode: '000000',
  oldCode: '000000',
  yzmCodes: '000000',
  stopReasonType: '其他',
  decision: 'approve',
  openId: 'x',
  access_token: 'x',
  platform: 'WeiXin',
  pageNo: 1,
  pageSize: 20,
}

describe('the data of another user', async () => {
  const test = await buildTestApp()
  const victim = await anAccount(test, {
    nick: 'Victim',
    email: 'victim@example.org',
    organization: 'Hidden Works',
    address: 'Secret Street 1',
  })
  const { token } = await test.accounts.completeLogin(victim.id, { device: aDevice() })
  await test.accounts.messages.send({ userId: victim.id, title: 'Private title', content: 'Private content' })
  const [message] = (await test.accounts.messages.show(victim.id, { pageNo: 1, pageSize: 1 })).list
  const sessionId = await rowsOf('sessions').then((rows) => (JSON.parse(rows[0]!) as { id: string }).id)
  const PRIVATE = ['victim@example.org', 'Hidden Works', 'Secret Street 1', 'Private title', 'Private content', token, victim.passwordHash!]

  async function rowsOf(table: string): Promise<string[]> {
    const column = table === 'users' ? 'id' : 'user_id'
    const { rows } = await test.database.execute<{ row: string }>(
      `SELECT row_to_json(t)::text AS row FROM ${table} t WHERE ${column}::text = '${victim.id}' ORDER BY 1`,
    )
    return rows.map(({ row }) => row)
  }
  const state = async () => Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await rowsOf(table)] as const)))

  /** A body that names the victim wherever a field may name somebody. */
  const naming = (id: string) => ({ ...PRETENDED, id, idList: [id], ids: [id], userId: id, sessionId, messageId: id, uuid: id, ...NAMES })
  const NAMES = {
    telephone: victim.telephone,
    phone: victim.telephone,
    phoneOrEmail: victim.telephone,
    account: victim.telephone,
    email: victim.email,
  }

  it.each(calls.map(({ name }) => name))('is neither shown nor changed by %s', async (name) => {
    const { method, path } = calls.find((call) => call.name === name)!
    const before = await state()
    for (const id of [victim.id, message!.id, sessionId]) {
      // Each time anew: some calls end the session they came with.
      const { headers, user } = await thief()
      const response = await test.app.inject({
        method,
        url: method === 'GET' ? `${path}?${new URLSearchParams({ id, userId: id, uuid: id })}` : path,
        headers: { ...headers, phone: victim.telephone },
        ...(method === 'POST' && { payload: naming(id) }),
      })
      for (const fact of PRIVATE) expect(response.body, `${name} shows ${fact}`).not.toContain(fact)
      expect(user.id).not.toBe(victim.id)
    }
    expect(await state()).toEqual(before)
  })

  async function thief() {
    const user = await anAccount(test)
    return { user, headers: { token: (await test.accounts.completeLogin(user.id, { device: aDevice() })).token } }
  }

  it('deleting messages of two people deletes neither', async () => {
    const { headers, user } = await aSession(test)
    await test.accounts.messages.send({ userId: user.id, title: 'own', content: 'own' })
    const [own] = (await test.accounts.messages.show(user.id, { pageNo: 1, pageSize: 1 })).list
    expect((await test.post('/api/sms/msg/del', { idList: [own!.id, message!.id] }, headers)).code).toBe(404)
    expect((await test.accounts.messages.show(user.id, { pageNo: 1, pageSize: 9 })).total).toBe(1)
    expect((await test.accounts.messages.show(victim.id, { pageNo: 1, pageSize: 9 })).total).toBe(1)
  })
})
