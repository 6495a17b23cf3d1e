import { createHash, randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect-database.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import { userProducts } from '../products/user-products-table.ts'
import { enterpriseMembers, enterprises } from '../users/enterprises-table.ts'
import { users } from '../users/users-table.ts'

/** The accounts of the demonstration with their roles. */
const ACCOUNTS = [
  { telephone: '13900000001', nick: '演示用户', what: 'free user', role: 'user' },
  { telephone: '13900000002', nick: '演示会员', what: 'member', role: 'user' },
  { telephone: '13900000003', nick: '演示企业一', what: 'enterprise member', role: 'user' },
  { telephone: '13900000004', nick: '演示企业二', what: 'enterprise member', role: 'user' },
  { telephone: '13900000005', nick: '演示企业三', what: 'enterprise member', role: 'user' },
  { telephone: '13900000009', nick: '演示管理员', what: 'operator', role: 'operator' },
] as const

const YEAR = 365 * 24 * 60 * 60_000
/** Marks accounts created here, so that no other account is ever changed. */
const SOURCE = 'demonstration'

export interface DemoAccounts {
  readonly database: Database
  readonly passwords: PasswordHasher
  /** File for the password, readable only by its owner. */
  readonly file: string
  /** ms */
  readonly now: () => number
}

/**
 * Creates the accounts of the demonstration with one random password, once: does nothing while the file exists. If killed, the next start
 * begins again, because the file is written last. Returns whether it created them. Never called in production.
 */
export async function makeDemoAccounts({ database, passwords, file, now }: DemoAccounts): Promise<boolean> {
  if (existsSync(file)) return false
  const password = newPassword()
  const passwordHash = await passwords.hash(createHash('md5').update(password).digest('hex'))
  await database.transaction(async (transaction) => {
    const ids = await putAccounts(transaction, passwordHash, new Date(now()))
    await putRights(transaction, ids, now())
  })
  const accounts = ACCOUNTS.map(({ telephone, what }) => ({ telephone, what }))
  await writePrivately(file, `${JSON.stringify({ password, accounts }, null, 2)}\n`)
  return true
}

/** 12 characters with lower case, upper case and digits, as required by password forms. */
function newPassword(): string {
  const some = (letters: string, count: number) => Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')
  return some('ABCDEFGHJKLMNPQRSTUVWXYZ', 2) + some('abcdefghijkmnpqrstuvwxyz', 6) + some('23456789', 4)
}

/** The ids by phone; an account somebody else created with the same number is not changed and has no id here. */
async function putAccounts(transaction: Transaction, passwordHash: string, time: Date): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { telephone, nick, role } of ACCOUNTS) {
    const password = { passwordHash, passwordChangedAt: time }
    const [row] = await transaction
      .insert(users)
      .values({ telephone, nick: `${nick}${telephone.slice(-2)}`, role, accountSource: SOURCE, createdAt: time, ...password })
      .onConflictDoUpdate({ target: users.telephone, set: password, setWhere: eq(users.accountSource, SOURCE) })
      .returning({ id: users.id })
    if (row !== undefined) ids.set(telephone, row.id)
  }
  return ids
}

/** A year's product for the member; a group of three on two seats. Renews earlier ones. */
async function putRights(transaction: Transaction, ids: ReadonlyMap<string, string>, now: number): Promise<void> {
  const time = { startTime: new Date(now), endTime: new Date(now + YEAR) }
  const member = ids.get('13900000002')
  if (member !== undefined) {
    await transaction.delete(userProducts).where(eq(userProducts.userId, member))
    await transaction.insert(userProducts).values({ userId: member, productName: '年卡', searchCount: 10_000, ...time })
  }
  const group = ['13900000003', '13900000004', '13900000005'].flatMap((telephone) => ids.get(telephone) ?? [])
  if (group.length === 0) return
  const old = transaction
    .select({ id: enterpriseMembers.enterpriseId })
    .from(enterpriseMembers)
    .where(inArray(enterpriseMembers.userId, group))
  await transaction.delete(enterprises).where(inArray(enterprises.id, old))
  const values = { createdAt: new Date(now) }
  const [enterprise] = await transaction.insert(enterprises).values(values).returning({ id: enterprises.id })
  const enterpriseId = enterprise!.id
  await transaction.insert(userProducts).values({ enterpriseId, productName: '企业版', searchCount: 10_000, seats: 2, ...time })
  for (const userId of group)
    await transaction.insert(enterpriseMembers).values({ userId, enterpriseId, isOwner: userId === group[0], joinedAt: time.startTime })
}

/** Atomically. */
async function writePrivately(path: string, text: string): Promise<void> {
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w', 0o600)
  await file.chmod(0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()
  await rename(unfinished, path)
}
