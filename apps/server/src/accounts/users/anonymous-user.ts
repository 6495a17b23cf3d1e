import type { users } from './users-table.ts'

/** What is left in the row of an account that was closed: nobody logs in to it, and phone, e-mail and name are free for a new account. */
export function anonymousUser(userId: string, time: Date): Partial<typeof users.$inferInsert> {
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
    accountSource: 'web',
    role: 'user',
    blockedAt: time,
  }
}
