import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { anAccount, aSession, logIn, md5, PASSWORD } from '../testing/an-account.ts'
import { anSmsCode } from '../testing/an-sms-code.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { newLog } from '../plugins/new-log.ts'

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
  const secrets = [
    headers.token,
    md5(PASSWORD),
    md5('wrong-Password1'),
    code,
    telephone,
    '13600000078',
    'secret@example.org',
    'c'.repeat(43),
  ]
  for (const secret of secrets) expect(written, secret).not.toContain(secret)
})

it('a login takes as long for an account nobody has', async () => {
  const test = await buildTestApp()
  const { telephone } = await anAccount(test)
  const timed = async (account: string) => {
    const start = performance.now()
    await logIn(test, account, 'wrong')
    return performance.now() - start
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 4; round += 1) {
    known.push(await timed(telephone))
    unknown.push(await timed('13600000099'))
  }
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[2]!
  expect(median(unknown)).toBeGreaterThan(median(known) * 0.4)
})
