import { readFile, stat, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anAccount, logIn } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { makeDemoAccounts } from './demo-accounts.ts'

describe('accounts of the demonstration', async () => {
  const test = await buildTestApp()
  const file = join(test.files, 'demo-accounts.json')
  await mkdir(test.files, { recursive: true })
  const make = (path = file) =>
    makeDemoAccounts({ database: test.database, passwords: test.accounts.passwords, file: path, now: test.accounts.now })
  const passwordIn = async (path: string) => (JSON.parse(await readFile(path, 'utf8')) as { password: string }).password

  it('are made once, with one password in a file of their owner', async () => {
    const stranger = await anAccount(test, { telephone: '13900000001' })
    expect([await make(), await make()]).toEqual([true, false])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const password = await passwordIn(file)
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)\S{8,20}$/)
    expect((await logIn(test, '13900000002', password)).data).toMatchObject({ userProduct: [{ searchCount: 10_000 }] })
    const operator = await test.accounts.users.byPhone('13900000009')
    expect(operator).toMatchObject({ role: 'operator' })
    expect((await test.accounts.users.get(stranger.id)).passwordHash).toBe(stranger.passwordHash)
    expect((await logIn(test, '13900000003', password)).code).toBe(200)
    expect((await logIn(test, '13900000004', password)).code).toBe(200)
    expect((await logIn(test, '13900000005', password)).data.loginBean.onLineUser).toHaveLength(2)
  })

  it('get a new password when the file is gone, and are not doubled', async () => {
    const again = join(test.files, 'again.json')
    expect(await make(again)).toBe(true)
    expect((await logIn(test, '13900000002', await passwordIn(file))).code).toBe(400)
    expect((await logIn(test, '13900000002', await passwordIn(again))).data.userProduct).toHaveLength(1)
  })
})
