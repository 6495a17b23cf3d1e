import { and, eq, ne } from 'drizzle-orm'
import { scheduleDeletion } from '../uploads/pending-deletions.ts'
import { knownDevices } from '../devices/known-devices-table.ts'
import { userSettings } from '../settings/user-settings-table.ts'
import { messages } from '../messages/messages-table.ts'
import { emailVerifications } from '../profile/email-verifications-table.ts'
import type { Transaction } from '../../database/connect-database.ts'
import { capabilityUses, userSubject } from '../rights/capability-uses-table.ts'
import { sessions } from '../sessions/sessions-table.ts'
import { wechatBindings } from '../wechat/wechat-table.ts'
import { enterpriseMembers } from './enterprises-table.ts'
import { users } from './users-table.ts'

/** The tables of this domain that lose their rows of a closed account; other domains erase their own. */
const ERASED = [wechatBindings, messages, emailVerifications, enterpriseMembers, userSettings, knownDevices] as const

/**
 * Closes an account for good: nobody logs in to it any more (its sessions end with 996), who it was is erased, and phone, e-mail, name and
 * WeChat identity are free for a new account. The row itself stays without a person in it, since what was bought refers to it.
 * Answers the address of the picture it had.
 */
export async function closeAccount(transaction: Transaction, userId: string, time: Date): Promise<string | null> {
  const [user] = await transaction.select({ avatar: users.avatar }).from(users).where(eq(users.id, userId)).for('update')
  await transaction.update(users).set(nobody(userId, time)).where(eq(users.id, userId))
  await transaction
    .update(sessions)
    .set({ state: 'ended', endCode: 996, endedAt: time })
    .where(and(eq(sessions.userId, userId), ne(sessions.state, 'ended')))
  await scheduleDeletion(transaction, userId, user?.avatar ?? null, time)
  await transaction.delete(capabilityUses).where(eq(capabilityUses.subject, userSubject(userId)))
  for (const table of ERASED) await transaction.delete(table).where(eq(table.userId, userId))
  return user?.avatar ?? null
}

/** What is left in the row. */
function nobody(userId: string, time: Date): Partial<typeof users.$inferInsert> {
  return {
    nick: `已注销用户${userId}`,
    telephone: null,
    email: null,
    emailVerifiedAt: null,
    passwordHash: null,
    passwordChangedAt: null,
    avatar: null,
    address: null,
    organization: null,
    occupation: null,
    profession: null,
    userType: null,
    role: 'user',
    blockedAt: time,
  }
}
