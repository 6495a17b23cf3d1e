import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { phoneConfirmations } from './phone-confirmations-table.ts'

const LIFETIME = 5 * 60_000

/** Which phones a carrier confirmed in the last 5 minutes (decisions G110). */
export interface PhoneConfirmations {
  confirm(phone: string): Promise<void>
  isConfirmed(phone: string): Promise<boolean>
  purgeExpired(): Promise<void>
}

/** Confirmations in PostgreSQL; `now` in ms. */
export function phoneConfirmationStore(database: Database, now: () => number): PhoneConfirmations {
  return {
    async confirm(phone) {
      const confirmedAt = new Date(now())
      const target = phoneConfirmations.telephone
      await database
        .insert(phoneConfirmations)
        .values({ telephone: phone, confirmedAt })
        .onConflictDoUpdate({ target, set: { confirmedAt } })
    },
    async isConfirmed(phone) {
      const living = gt(phoneConfirmations.confirmedAt, new Date(now() - LIFETIME))
      const rows = await database
        .select()
        .from(phoneConfirmations)
        .where(and(eq(phoneConfirmations.telephone, phone), living))
      return rows.length > 0
    },
    async purgeExpired() {
      await database.delete(phoneConfirmations).where(lt(phoneConfirmations.confirmedAt, new Date(now() - LIFETIME)))
    },
  }
}
