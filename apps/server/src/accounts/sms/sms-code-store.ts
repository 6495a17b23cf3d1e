import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { hashOf } from '../tokens.ts'
import { smsCodes } from './sms-codes-table.ts'

/** Rules of codes sent by SMS (decisions G39). Times in ms. */
export const SMS_CODE = { lifetime: 5 * 60_000, pause: 60_000, perDay: 10, mostTries: 5 } as const
const DAY = 24 * 60 * 60_000

/** What stands between a phone and one more code. */
export type SmsRejection = 'daily-limit' | 'too-soon'

/** Codes sent to phones; only the newest of a phone is good, once, for 5 minutes and at most 5 wrong tries. */
export interface SmsCodeStore {
  /** Makes a code; `impatient` lifts the pause of 60 seconds, never the 10 a day. */
  make(phone: string, impatient: boolean): Promise<{ code: string; id: string } | SmsRejection>
  /** Takes back a code that could not be sent: it neither counts nor opens anything. */
  takeBack(id: string): Promise<void>
  /** Whether the code is right; a wrong one counts. */
  check(phone: string, code: string): Promise<boolean>
  /** The same, and a right one is used up. */
  use(phone: string, code: string): Promise<boolean>
  purgeExpired(): Promise<void>
}

/** Codes in PostgreSQL; `now` in ms. */
export function smsCodeStore(database: Database, now: () => number): SmsCodeStore {
  return {
    make: (phone, impatient) =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${phone}, 0))`)
        const sent = await transaction
          .select({ createdAt: smsCodes.createdAt })
          .from(smsCodes)
          .where(and(eq(smsCodes.telephone, phone), gt(smsCodes.createdAt, new Date(now() - DAY))))
          .orderBy(desc(smsCodes.createdAt))
        if (sent.length >= SMS_CODE.perDay) return 'daily-limit'
        if (!impatient && sent[0] !== undefined && sent[0].createdAt.getTime() > now() - SMS_CODE.pause) return 'too-soon'
        const code = String(randomInt(1_000_000)).padStart(6, '0')
        const values = { telephone: phone, codeHash: hashOf(phone + code), createdAt: new Date(now()) }
        const [row] = await transaction.insert(smsCodes).values(values).returning({ id: smsCodes.id })
        return { code, id: row!.id }
      }),
    async takeBack(id) {
      await database.delete(smsCodes).where(eq(smsCodes.id, id))
    },
    check: (phone, code) => tried(phone, code, false),
    use: (phone, code) => tried(phone, code, true),
    async purgeExpired() {
      await database.delete(smsCodes).where(lt(smsCodes.createdAt, new Date(now() - DAY)))
    },
  }

  /** One statement, so that tries at the same time are counted one by one. */
  async function tried(phone: string, code: string, using: boolean): Promise<boolean> {
    const right = sql<boolean>`${smsCodes.codeHash} = ${hashOf(phone + code)}`
    const newest = sql`(SELECT id FROM sms_codes WHERE telephone = ${phone} ORDER BY created_at DESC, id LIMIT 1)`
    const [row] = await database
      .update(smsCodes)
      .set({
        wrongTries: sql`${smsCodes.wrongTries} + CASE WHEN ${right} THEN 0 ELSE 1 END`,
        ...(using && { usedAt: sql`CASE WHEN ${right} THEN ${new Date(now()).toISOString()}::timestamptz END` }),
      })
      .where(
        and(
          eq(smsCodes.id, newest),
          sql`${smsCodes.usedAt} IS NULL`,
          lt(smsCodes.wrongTries, SMS_CODE.mostTries),
          gt(smsCodes.createdAt, new Date(now() - SMS_CODE.lifetime)),
        ),
      )
      .returning({ right })
    return row?.right ?? false
  }
}
