import type { Transaction } from '../../database/connect-database.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { scheduleFileDeletions } from '../uploads/pending-deletions.ts'
import { findPerson } from './find-person.ts'

/**
 * Closes an account permanently: personal data declared by any domain is deleted or anonymised, its sessions end with 996, and phone,
 * e-mail, name and WeChat identity are free for a new account. Files are scheduled for deletion.
 */
export async function closeAccount(transaction: Transaction, userId: string, time: Date, declared: readonly PersonalData[]): Promise<void> {
  const person = await findPerson(transaction, userId)
  for (const { table, rowsOf, atClosing, endAtClosing, files } of declared) {
    const own = rowsOf(person)
    await endAtClosing?.(transaction, person, time)
    if (files) {
      const rows = await transaction.select().from(table).where(own)
      const keys = rows.flatMap((row) => files(row))
      await scheduleFileDeletions(transaction, keys, time)
    }
    if (atClosing === 'delete') await transaction.delete(table).where(own)
    else if (atClosing.anonymise) await transaction.update(table).set(atClosing.anonymise(person, time)).where(own)
  }
}
