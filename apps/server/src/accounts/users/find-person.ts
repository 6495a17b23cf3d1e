import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/connect-database.ts'
import type { Person } from '../../platform/personal-data.ts'
import { sessions } from '../sessions/sessions-table.ts'
import { wechatBindings } from '../wechat/wechat-table.ts'
import { users } from './users-table.ts'

/**
 * Identifiers under which rows of an account's person are stored; locks the account's row until the transaction ends, unless `lock` is
 * false.
 */
export async function findPerson(transaction: Transaction, userId: string, { lock = true } = {}): Promise<Person> {
  const { telephone, email, emailVerifiedAt } = users
  const selected = transaction.select({ telephone, email, emailVerifiedAt }).from(users).where(eq(users.id, userId))
  const [user] = await (lock ? selected.for('update') : selected)
  const bindings = await transaction.select().from(wechatBindings).where(eq(wechatBindings.userId, userId))
  const logins = await transaction.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))
  return {
    userId,
    phones: present([user?.telephone]),
    emails: present([user?.emailVerifiedAt && user.email]),
    openIds: bindings.map(({ openId }) => openId),
    unionIds: present(bindings.map(({ unionId }) => unionId)),
    sessionIds: logins.map(({ id }) => id),
  }
}

function present(values: readonly (string | null | undefined)[]): string[] {
  return values.filter((value) => value !== null && value !== undefined)
}
