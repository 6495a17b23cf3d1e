import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { aSession, logIn } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { newLog } from './new-log.ts'

it('logs who logs in, and whom a call rejects, with the account only', async () => {
  const lines: Record<string, unknown>[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(
        ...(chunk
          .toString()
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)) as typeof lines),
      )
      done()
    },
  })
  const test = await buildTestApp({ log: newLog('info', sink) })
  const { user, headers } = await aSession(test)
  const events = () =>
    lines
      .splice(0)
      .flatMap(({ event, user: account, msg, outcome }) =>
        msg === 'rejected' || msg === 'login' ? [{ event: event ?? outcome, account }] : [],
      )
  events()
  await logIn(test, user.telephone, 'wrong-Password1')
  expect(events()).toEqual([{ event: 'PASSWORD_WRONG', account: null }])
  await logIn(test, user.telephone)
  expect(events()).toEqual([{ event: 'elsewhere', account: user.id }])
  await test.post('/api/user/ops/account/list', {}, headers)
  expect(events()).toEqual([{ event: 'FORBIDDEN', account: user.id }])
  await test.post('/api/user/user/findUserInformation', {})
  expect(events()).toEqual([{ event: 'UNAUTHENTICATED', account: null }])
  await test.post('/api/user/dataCopy/remove', { id: user.id }, headers)
  expect(events()).toEqual([])
})
