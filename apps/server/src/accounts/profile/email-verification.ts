import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { lockRowsOf } from '../../database/lock-rows-of.ts'
import { hashOf, newToken } from '../tokens.ts'
import { users } from '../users/users-table.ts'
import { emailVerifications } from './email-verifications-table.ts'

const LIFETIME = 24 * 60 * 60_000
const PAUSE = 60_000
const PER_DAY = 10

/** Result of opening an activation link. */
export type Activation = 'done' | 'unknown' | 'over'

/** Activation links. */
export interface EmailVerifications {
  /** The code of a new link, or the seconds to wait: one a minute, 10 a day per account. */
  make(userId: string, email: string): Promise<{ code: string } | { waitSeconds: number }>
  /** Deletes a link that could not be sent. */
  takeBack(code: string): Promise<void>
  /**
   * Opens a link, once, within 24 hours, while the account still has the address it was sent to and no other account has verified it
   * (G25).
   */
  open(code: string): Promise<Activation>
}

/** Links in PostgreSQL; `now` in ms. */
export function emailVerificationStore(database: Database, now: () => number): EmailVerifications {
  const { codeHash, userId: owner, createdAt, usedAt } = emailVerifications
  return {
    make: (userId, email) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'email_verifications', userId)
        const recent = and(eq(owner, userId), gt(createdAt, new Date(now() - LIFETIME)))
        const [last] = await transaction.select({ createdAt }).from(emailVerifications).where(recent).orderBy(desc(createdAt)).limit(1)
        const sent = await transaction.$count(emailVerifications, recent)
        const wait = last === undefined ? 0 : last.createdAt.getTime() + (sent >= PER_DAY ? LIFETIME : PAUSE) - now()
        if (wait > 0) return { waitSeconds: Math.ceil(wait / 1000) }
        const code = newToken()
        await transaction.insert(emailVerifications).values({ codeHash: hashOf(code), userId, email, createdAt: new Date(now()) })
        return { code }
      }),
    async takeBack(code) {
      await database.delete(emailVerifications).where(eq(codeHash, hashOf(code)))
    },
    open: (code) =>
      open(code).catch((error: unknown) => {
        if (isDuplicate(error)) return 'over'
        throw error
      }),
  }

  function open(code: string): Promise<Activation> {
    return database.transaction(async (transaction) => {
      const [link] = await transaction
        .select()
        .from(emailVerifications)
        .where(eq(codeHash, hashOf(code)))
        .for('update')
      if (link === undefined) return 'unknown'
      if (link.usedAt !== null || link.createdAt.getTime() <= now() - LIFETIME) return 'over'
      await transaction
        .update(emailVerifications)
        .set({ usedAt: new Date(now()) })
        .where(and(eq(codeHash, link.codeHash), isNull(usedAt)))
      const { rowCount } = await transaction
        .update(users)
        .set({ emailVerifiedAt: new Date(now()) })
        .where(and(eq(users.id, link.userId), eq(users.email, link.email)))
      return rowCount === 1 ? 'done' : 'over'
    })
  }
}

/** Whether another account has verified the address. Drizzle wraps the driver's error. */
function isDuplicate(error: unknown): boolean {
  const { constraint } = ((error as Error).cause ?? error) as { constraint?: string }
  return constraint === 'users_email'
}
