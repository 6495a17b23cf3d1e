import { randomInt } from 'node:crypto'
import type { SmsPurpose } from '@gezhi/contract'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import type { Device } from '../devices/device-cookie.ts'
import { hashOf } from '../tokens.ts'
import { smsCodes } from './sms-codes-table.ts'

/** Rules of codes sent by SMS (decisions G39). Times in ms. */
export const SMS_CODE = { lifetime: 5 * 60_000, pause: 60_000, perDay: 10, maxTries: 5 } as const
const DAY = 24 * 60 * 60_000

/** Why no further code may be sent to a phone. */
export type SmsRejection = 'daily-limit' | 'too-soon'

/** Recipient, purpose and browser of a code. */
export interface SmsRequest {
  readonly phone: string
  /** The browser that requested it, or the network of a client without cookies; it is not valid in others. */
  readonly device: Device
  /** The browser has logged in with this phone before: only its own codes count for pause and daily limit, so that nobody can use them up. */
  readonly isKnownDevice: boolean
  readonly purposes: readonly SmsPurpose[]
}

/** A code as typed by a user. */
export interface SmsAttempt {
  readonly phone: string
  readonly code: string
  readonly device: Device
  /** null: any purpose; only for checking. */
  readonly purpose: SmsPurpose | null
}

/**
 * Codes sent to phones. Only the newest for a phone, browser and purpose is valid, once, for 5 minutes and at most 5 wrong attempts;
 * codes and attempts of other browsers do not affect it.
 */
export interface SmsCodeStore {
  /** Creates a code; `skipPause` lifts the pause of 60 seconds between codes, never the limit of 10 a day. */
  make(request: SmsRequest, skipPause: boolean): Promise<{ code: string; id: string } | SmsRejection>
  /** Deletes a code that could not be sent: it does not count and is invalid. */
  takeBack(id: string): Promise<void>
  /** Whether the code is correct; a wrong one is counted. */
  check(attempt: SmsAttempt): Promise<boolean>
  /** The same; a correct code is consumed. */
  use(attempt: SmsAttempt & { readonly purpose: SmsPurpose }): Promise<boolean>
  purgeExpired(): Promise<void>
}

/** Codes in PostgreSQL; `now` in ms. */
export function smsCodeStore(database: Database, now: () => number): SmsCodeStore {
  return {
    make: ({ phone, device, isKnownDevice, purposes }, skipPause) =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${phone}, 0))`)
        const sent = await transaction
          .select({ createdAt: smsCodes.createdAt })
          .from(smsCodes)
          .where(
            and(
              eq(smsCodes.telephone, phone),
              gt(smsCodes.createdAt, new Date(now() - DAY)),
              isKnownDevice ? eq(smsCodes.deviceHash, device.hash) : undefined,
            ),
          )
          .orderBy(desc(smsCodes.createdAt))
        if (sent.length >= SMS_CODE.perDay) return 'daily-limit'
        if (!skipPause && sent[0] !== undefined && sent[0].createdAt.getTime() > now() - SMS_CODE.pause) return 'too-soon'
        const code = String(randomInt(1_000_000)).padStart(6, '0')
        const values = {
          telephone: phone,
          codeHash: hashOf(phone + code),
          deviceHash: device.hash,
          networkHash: device.isNew ? device.networkHash : null,
          purposes: [...purposes],
          createdAt: new Date(now()),
        }
        const [row] = await transaction.insert(smsCodes).values(values).returning({ id: smsCodes.id })
        return { code, id: row!.id }
      }),
    async takeBack(id) {
      await database.delete(smsCodes).where(eq(smsCodes.id, id))
    },
    check: (attempt) => tried(attempt, false),
    use: (attempt) => tried(attempt, true),
    async purgeExpired() {
      await database.delete(smsCodes).where(lt(smsCodes.createdAt, new Date(now() - DAY)))
    },
  }

  /** One statement, so that concurrent attempts are counted correctly. */
  async function tried({ phone, code, device, purpose }: SmsAttempt, using: boolean): Promise<boolean> {
    const right = sql<boolean>`${smsCodes.codeHash} = ${hashOf(phone + code)}`
    const ofBrowser = device.isNew ? sql`network_hash = ${device.networkHash}` : sql`device_hash = ${device.hash}`
    const forPurpose = purpose === null ? sql`true` : sql`${purpose} = ANY(purposes)`
    const newest = sql`(SELECT id FROM sms_codes WHERE telephone = ${phone} AND ${ofBrowser} AND ${forPurpose} ORDER BY created_at DESC, id LIMIT 1)`
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
          lt(smsCodes.wrongTries, SMS_CODE.maxTries),
          gt(smsCodes.createdAt, new Date(now() - SMS_CODE.lifetime)),
        ),
      )
      .returning({ right })
    return row?.right ?? false
  }
}
