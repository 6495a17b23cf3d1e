import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { anAccount, logIn, md5, PASSWORD } from '../../testing/an-account.ts'
import { anSmsCode } from '../../testing/an-sms-code.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

/** Simulates what a killed server leaves in the database: connections that end in the middle of an operation. */
describe('when the server dies on the way', async () => {
  const test = await buildTestApp()
  const cutAll = () =>
    test.database.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )

  it('an account is there whole or not at all', async () => {
    for (let round = 0; round < 8; round += 1) {
      const telephone = `1380000${String(round).padStart(4, '0')}`
      const yzmCodes = await anSmsCode(test, telephone)
      const form = { nick: `K${round}`, telephone, email: `k${round}@example.org`, password: md5(PASSWORD), yzmCodes }
      const registering = test.post('/api/user/user/regist', form).catch(() => null)
      await new Promise((later) => setTimeout(later, round * 8))
      await cutAll().catch(() => {})
      await registering
      const user = await test.accounts.users.byPhone(telephone)
      if (user !== null) expect((await logIn(test, telephone)).code).toBe(200)
      else expect((await logIn(test, telephone)).code).toBe(400)
    }
  })

  it('a password is the old one or the new one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const user = await anAccount(test)
      const code = await anSmsCode(test, user.telephone)
      const changing = test
        .post('/api/user/user/retrievePassWord', { telephone: user.telephone, code, password: md5('New1') })
        .catch(() => null)
      await new Promise((later) => setTimeout(later, round * 8))
      await cutAll().catch(() => {})
      await changing
      const codes = [(await logIn(test, user.telephone)).code, (await logIn(test, user.telephone, 'New1')).code]
      expect([[200, 400].join(), [400, 200].join()]).toContain(codes.join())
    }
  })
})
