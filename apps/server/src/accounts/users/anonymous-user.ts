import { CLOSED_NICK } from '../../database/guard-closed-accounts.ts'
import type { users } from './users-table.ts'

/** The row of a closed account: nobody can log in to it, and phone, e-mail and name are free for a new account. */
export function anonymousUser(userId: string, time: Date): Partial<typeof users.$inferInsert> {
  return {
    nick: CLOSED_NICK + userId,
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
    accountSource: 'web',
    role: 'user',
    blockedAt: time,
  }
}
