import { createHash } from 'node:crypto'
import type { LoginAnswer } from '@gezhi/contract'
import { enterpriseMembers, enterprises } from '../accounts/users/enterprises-table.ts'
import { userProducts } from '../accounts/products/user-products-table.ts'
import type { Device } from '../accounts/devices/device-cookie.ts'
import { hashOf, newToken } from '../accounts/tokens.ts'
import { users, type User } from '../accounts/users/users-table.ts'
import type { TestApp } from './build-test-app.ts'

const DAY = 24 * 3_600_000
let made = 0

/** A password as it goes over the wire. */
export function md5(password: string): string {
  return createHash('md5').update(password).digest('hex')
}

/** The password of every account created here. */
export const PASSWORD = 'Lamp0nDesk'
/** Its hash, derived once a worker. */
let passwordHash: Promise<string> | undefined

/** An account in the database with a unique phone and `PASSWORD`; `facts` override the defaults. */
export async function anAccount(test: TestApp, facts: Partial<typeof users.$inferInsert> = {}): Promise<User & { telephone: string }> {
  made += 1
  passwordHash ??= test.accounts.passwords.hash(md5(PASSWORD))
  const now = new Date(test.accounts.now())
  const [user] = await test.database
    .insert(users)
    .values({
      nick: `user${made}`,
      telephone: `139${String(made).padStart(8, '0')}`,
      passwordHash: await passwordHash,
      passwordChangedAt: now,
      createdAt: now,
      ...facts,
    })
    .returning()
  return user as User & { telephone: string }
}

/** Gives an account a product that runs for 30 days. */
export async function aProduct(test: TestApp, owner: { userId: string } | { enterpriseId: string }, facts: object = {}): Promise<void> {
  const now = test.accounts.now()
  await test.database.insert(userProducts).values({
    productName: '年卡',
    searchCount: 1e4,
    startTime: new Date(now - DAY),
    endTime: new Date(now + 30 * DAY),
    ...owner,
    ...facts,
  })
}

/** An enterprise of this many accounts that share a product of this many seats. */
export async function anEnterprise(
  test: TestApp,
  { members, seats }: { members: number; seats: number },
): Promise<(User & { telephone: string })[]> {
  const [enterprise] = await test.database
    .insert(enterprises)
    .values({ createdAt: new Date(test.accounts.now()) })
    .returning()
  await aProduct(test, { enterpriseId: enterprise!.id }, { seats })
  const accounts = []
  for (let number = 0; number < members; number += 1) {
    const account = await anAccount(test)
    await test.database.insert(enterpriseMembers).values({ userId: account.id, enterpriseId: enterprise!.id, isOwner: number === 0 })
    accounts.push(account)
  }
  return accounts
}

/** A browser that has visited before. */
export function aDevice(): Device {
  return { hash: hashOf(newToken()), isNew: false, networkHash: hashOf('127.0.0.1') }
}

/** A captcha and its answer. */
export async function aCaptcha({ post, accounts }: TestApp): Promise<{ verifyId: string; code: string }> {
  const { data } = await post<{ verifyId: string }>('/api/user/user/getLoginCode', {})
  return { verifyId: data.verifyId, code: (await accounts.captchas.answerOf(data.verifyId))! }
}

/** Logs an account in by password and a correct captcha; returns the envelope. */
export async function logIn(test: TestApp, phoneOrEmail: string, password: string = PASSWORD) {
  const captcha = await aCaptcha(test)
  return test.post<LoginAnswer>('/api/user/user/login', { ...captcha, phoneOrEmail, password: md5(password), browserName: 'Test 1' })
}

/** An account that is logged in, and its token header. */
export async function aSession(test: TestApp, facts: Partial<typeof users.$inferInsert> = {}) {
  const user = await anAccount(test, facts)
  // Without a form: to draw its captcha and to verify the password would take longer than most tests.
  const { token } = await test.accounts.completeLogin(user.id, { browserName: 'Test 1', device: { ...aDevice(), isNew: true } })
  return { user, headers: { token } }
}
