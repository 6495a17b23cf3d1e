import { Writable } from 'node:stream'
import { CALLS, type AnyCall } from '@gezhi/contract'
import { expect, it } from 'vitest'
import { newLog } from '../../apps/server/src/http/new-log.ts'
import { aSession, logIn, md5, PASSWORD } from '../../apps/server/src/testing/an-account.ts'
import { anSmsCode } from '../../apps/server/src/testing/an-sms-code.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'

let written = ''
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    written += chunk.toString()
    done()
  },
})

it('the log holds no password, code, token or telephone, also when things go wrong', async () => {
  const test = await buildTestApp({ log: newLog('debug', sink) })
  const { user, headers } = await aSession(test)
  await logIn(test, user.telephone, 'wrong-Password1')
  const telephone = '13600000077'
  const code = await anSmsCode(test, telephone)
  await test.post('/api/user/user/telephoneLogin', { phoneOrEmail: telephone, code })
  await test.post('/api/user/user/updateUserInfo', { email: 'secret@example.org' }, headers)
  await test.post('/api/user/user/sendActivationEmail', {}, headers)
  await test.get(`/api/user/user/activateEmail?code=${'c'.repeat(43)}`).catch(() => null)
  Object.assign(test.accounts.gateways, { sms: { adapter: 'sandbox', sendCode: () => Promise.reject(new Error('provider down')) } })
  await test.post('/api/user/user/sendCode', { telephone: '13600000078' })
  expect(written).toContain('provider down')
  for (const secret of [headers.token, md5(PASSWORD), md5('wrong-Password1'), code, telephone, '13600000078', 'secret@example.org'])
    expect(written, secret).not.toContain(secret)
  expect(written).not.toContain('c'.repeat(43))
})

const SECRET = 'hush7e1b9c4d'
/** The possible places of a secret in a request. */
const FIELDS = ['password', 'oldPassword', 'newPassword', 'code', 'phoneCode', 'yzmCodes', 'oldCode', 'result', 'verifyId', 'token']
const OTHERS = ['access_token', 'openId', 'telephone', 'phone', 'phoneOrEmail', 'email', 'uuid', 'signature', 'appSign']

it('no call logs its input, whether it accepts it, rejects it, cannot parse it or fails', async () => {
  written = ''
  const test = await buildTestApp({ log: newLog('debug', sink) })
  const body = Object.fromEntries([...FIELDS, ...OTHERS].map((field) => [field, SECRET]))
  const headers = { token: SECRET, authorization: `Bearer ${SECRET}`, cookie: `token=${SECRET}`, signature: SECRET, phone: SECRET }
  const calls = Object.values(CALLS).flatMap((domain) => Object.values(domain) as AnyCall[])
  const query = new URLSearchParams(body).toString()
  const askAll = async () => {
    for (const { method, path } of calls) {
      if (method === 'GET') await test.app.inject({ method, url: `${path}?${query}`, headers })
      else await test.app.inject({ method, url: `${path}?${query}`, payload: body, headers })
    }
  }
  await askAll()
  const malformed = { ...headers, 'content-type': 'application/json' }
  await test.app.inject({ method: 'POST', url: '/api/user/user/login', payload: `{"password":"${SECRET}",`, headers: malformed })
  await test.app.inject({ method: 'GET', url: `/api/no/such/call?token=${SECRET}`, headers })
  // Everything that needs the database fails, with the statement and its values in the error.
  await test.database.execute(`ALTER TABLE sessions RENAME TO s; ALTER TABLE guest_tokens RENAME TO g; ALTER TABLE captchas RENAME TO c`)
  await test.database.execute(`ALTER TABLE users RENAME TO u; ALTER TABLE sms_codes RENAME TO m`)
  const valid = { telephone: '13600000079', phoneOrEmail: '13600000079', code: '654321', verifyId: SECRET, password: md5(SECRET) }
  for (const { method, path } of calls)
    await test.app.inject({
      method,
      url: path,
      headers: { token: `s${SECRET.padEnd(43, 'x')}` },
      ...(method === 'POST' && { payload: valid }),
    })
  expect(written.split('\n').length).toBeGreaterThan(2 * calls.length)
  expect(written).toContain('call failed')
  for (const secret of [SECRET, md5(SECRET), '13600000079', '654321']) {
    const at = written.indexOf(secret)
    expect(at < 0 ? '' : written.slice(Math.max(0, at - 300), at + 60), `${secret} in the log`).toBe('')
  }
})
