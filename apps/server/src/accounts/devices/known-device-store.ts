import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { users } from '../users/users-table.ts'
import type { Device } from './device-cookie.ts'
import { knownDevices } from './known-devices-table.ts'

const MAX_DEVICES = 20
/** Lifetime of the cookie. */
const LIFETIME = 180 * 24 * 60 * 60_000

/** Browsers that logged in to an account in the last 180 days; the latest 20. */
export interface KnownDevices {
  remember(userId: string, device: Device): Promise<void>
  /** Whether a browser has logged in to the account with this phone or verified e-mail; one query, whether or not the account exists. */
  isKnown(account: string, device: Device): Promise<boolean>
  /** The browser, if it has logged in to an account; else null. */
  ifKnownTo(userId: string, device: Device): Promise<Device | null>
  purgeExpired(): Promise<void>
}

/** Browsers in PostgreSQL; `now` in ms. */
export function knownDeviceStore(database: Database, now: () => number): KnownDevices {
  return {
    async remember(userId, { hash }) {
      const lastUsedAt = new Date(now())
      await database
        .insert(knownDevices)
        .values({ userId, deviceHash: hash, lastUsedAt })
        .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { lastUsedAt } })
      const older = sql`(SELECT device_hash FROM known_devices WHERE user_id = ${userId} ORDER BY last_used_at DESC, device_hash OFFSET ${MAX_DEVICES})`
      await database.delete(knownDevices).where(and(eq(knownDevices.userId, userId), sql`${knownDevices.deviceHash} IN ${older}`))
    },
    async isKnown(account, { hash }) {
      const rows = await database
        .select({ userId: knownDevices.userId })
        .from(knownDevices)
        .innerJoin(users, eq(users.id, knownDevices.userId))
        // An unverified address may be somebody else's.
        .where(
          and(
            eq(knownDevices.deviceHash, hash),
            or(eq(users.telephone, account), and(eq(users.email, account), isNotNull(users.emailVerifiedAt))),
          ),
        )
      return rows.length > 0
    },
    async ifKnownTo(userId, device) {
      const rows = await database
        .select({ userId: knownDevices.userId })
        .from(knownDevices)
        .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, device.hash)))
      return rows.length > 0 ? device : null
    },
    async purgeExpired() {
      await database.delete(knownDevices).where(lt(knownDevices.lastUsedAt, new Date(now() - LIFETIME)))
    },
  }
}
