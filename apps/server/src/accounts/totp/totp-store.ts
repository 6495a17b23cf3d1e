import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { seal, unseal } from '../seal.ts'
import { hashOf, newToken } from '../tokens.ts'
import { users } from '../users/users-table.ts'
import { operatorTotps } from './operator-totps-table.ts'
import { newRecoveryCodes, newTotpSecret, recoveryHash, totpStep } from './totp-codes.ts'
import { totpLogins } from './totp-logins-table.ts'

/** How long a login waits for its code. */
const LOGIN_LIFETIME = 5 * 60_000

/** TOTP of administrators (RFC 6238). Codes are valid once, in the form parsed by `totpCodeSchema`. */
export interface TotpStore {
  /** Whether an account is an administrator with TOTP. */
  isEnrolled(userId: string): Promise<boolean>
  /** Number of unused recovery codes. */
  recoveryCodesLeft(userId: string): Promise<number>
  /** Starts a setup; returns the secret in base32. */
  begin(userId: string): Promise<string>
  /**
   * Completes the setup with a code of the new secret; returns new recovery codes, null for a wrong code. Holds the account meanwhile, so
   * that no login without a second factor overlaps it.
   */
  confirm(userId: string, code: string): Promise<readonly string[] | null>
  /** Whether a code or recovery code is correct; a correct one is consumed. */
  use(userId: string, code: string): Promise<boolean>
  /** Removes TOTP from an account; false if it had none. */
  reset(userId: string): Promise<boolean>
  /** A token for a login that waits for its code. */
  beginLogin(userId: string): Promise<string>
  /** The account whose login waits for a code under this token; null if there is none. */
  userOfLogin(token: string): Promise<string | null>
  /** Removes a waiting login; false if there was none. */
  endLogin(token: string): Promise<boolean>
  purgeExpired(): Promise<void>
}

/** Whether an account is an administrator with TOTP, as a transaction sees it. */
export async function isTotpEnrolled(database: Pick<Database, 'select'>, userId: string): Promise<boolean> {
  const rows = await database
    .select({ userId: operatorTotps.userId })
    .from(operatorTotps)
    .innerJoin(users, eq(users.id, operatorTotps.userId))
    .where(and(eq(operatorTotps.userId, userId), eq(users.role, 'operator'), isNotNull(operatorTotps.confirmedAt)))
  return rows.length > 0
}

/** TOTP in PostgreSQL, secrets sealed with `key`; `now` in ms. */
export function totpStore(database: Database, key: () => Buffer, now: () => number): TotpStore {
  const { userId: owner, secret, pendingSecret, lastStep, recoveryHashes } = operatorTotps
  const find = async (userId: string) => {
    const [row] = await database.select().from(operatorTotps).where(eq(owner, userId))
    return row ?? null
  }
  const consumeStep = async (userId: string, step: number) => {
    const later = or(isNull(lastStep), lt(lastStep, step))
    const { rowCount } = await database
      .update(operatorTotps)
      .set({ lastStep: step })
      .where(and(eq(owner, userId), later))
    return rowCount === 1
  }
  const consumeRecoveryCode = async (userId: string, code: string) => {
    const hash = recoveryHash(code)
    const { rowCount } = await database
      .update(operatorTotps)
      .set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})` })
      .where(and(eq(owner, userId), sql`${hash} = ANY(${recoveryHashes})`))
    return rowCount === 1
  }
  return {
    isEnrolled: (userId) => isTotpEnrolled(database, userId),
    recoveryCodesLeft: async (userId) => (await find(userId))?.recoveryHashes.length ?? 0,
    async begin(userId) {
      const made = newTotpSecret()
      const sealed = seal(made, key(), userId)
      await database
        .insert(operatorTotps)
        .values({ userId, pendingSecret: sealed })
        .onConflictDoUpdate({ target: owner, set: { pendingSecret: sealed } })
      return made
    },
    async confirm(userId, code) {
      const pending = (await find(userId))?.pendingSecret ?? null
      const step = pending && totpStep(opened(pending, key(), userId), code, now())
      if (pending === null || step === null) return null
      const codes = newRecoveryCodes()
      return database.transaction(async (transaction) => {
        await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const { rowCount } = await transaction
          .update(operatorTotps)
          .set({
            secret: pending,
            pendingSecret: null,
            confirmedAt: new Date(now()),
            lastStep: step,
            recoveryHashes: codes.map(recoveryHash),
          })
          // Of two concurrent setups the later one is stored.
          .where(and(eq(owner, userId), eq(pendingSecret, pending)))
        return rowCount === 1 ? codes : null
      })
    },
    async use(userId, code) {
      if (code.length !== 6) return consumeRecoveryCode(userId, code)
      const sealed = (await find(userId))?.secret ?? null
      const step = sealed && totpStep(opened(sealed, key(), userId), code, now())
      return step !== null && (await consumeStep(userId, step))
    },
    async reset(userId) {
      const { rowCount } = await database.delete(operatorTotps).where(and(eq(owner, userId), sql`${secret} IS NOT NULL`))
      return rowCount === 1
    },
    async beginLogin(userId) {
      const token = newToken()
      await database.insert(totpLogins).values({ tokenHash: hashOf(token), userId, startedAt: new Date(now()) })
      return token
    },
    async userOfLogin(token) {
      const living = gt(totpLogins.startedAt, new Date(now() - LOGIN_LIFETIME))
      const [row] = await database
        .select({ userId: totpLogins.userId })
        .from(totpLogins)
        .where(and(eq(totpLogins.tokenHash, hashOf(token)), living))
      return row?.userId ?? null
    },
    async endLogin(token) {
      const { rowCount } = await database.delete(totpLogins).where(eq(totpLogins.tokenHash, hashOf(token)))
      return rowCount === 1
    },
    async purgeExpired() {
      await database.delete(totpLogins).where(lt(totpLogins.startedAt, new Date(now() - LOGIN_LIFETIME)))
    },
  }
}

/** A secret. After a restore without `secret.key`, or with another `GEZHI_SECRET_KEY`, the log says what to do. */
function opened(sealed: Buffer, key: Buffer, userId: string): string {
  try {
    return unseal(sealed, key, userId)
  } catch (cause) {
    throw new Error(
      'TOTP was set up with another key: put back secret.key of the data folder (GEZHI_SECRET_KEY), or run npm run ops -- user totp-reset PHONE',
      { cause },
    )
  }
}
