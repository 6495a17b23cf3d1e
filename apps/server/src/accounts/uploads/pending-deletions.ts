import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { type FileStore, FileStoreError } from '../../files/file-store.ts'
import { users } from '../users/users-table.ts'
import { pendingDeletions } from './pending-deletions-table.ts'
import { UPLOAD_ADDRESS, UPLOAD_FOLDER, uploadKey, uploadName } from './upload-address.ts'
import { uploads } from './uploads-table.ts'

/** Unused files: recorded with the change that made them unused, and deleted when the file store responds. */
export interface PendingDeletions {
  /**
   * Deletes pending files, or only the one of this address, unless an account uses them. Files that cannot be deleted now stay pending;
   * returns their number.
   */
  remove(avatar?: string | null): Promise<number>
}

/** Maximum number processed at once. */
const AT_ONCE = 1000

/** Schedules the deletion of a picture an account no longer uses. Addresses that are not uploads of its user are ignored. */
export async function scheduleDeletion(transaction: Transaction, userId: string, avatar: string | null, time: Date): Promise<void> {
  const name = uploadName(avatar)
  if (name === null) return
  const own = and(eq(uploads.name, name), eq(uploads.userId, userId))
  const [found] = await transaction.select({ name: uploads.name }).from(uploads).where(own)
  if (found !== undefined)
    await transaction
      .insert(pendingDeletions)
      .values({ key: uploadKey(name), since: time })
      .onConflictDoNothing()
}

/** Schedules the deletion of files that a row of another domain no longer names. */
export async function scheduleFileDeletions(transaction: Transaction, keys: readonly (string | null)[], time: Date): Promise<void> {
  const rows = keys.flatMap((key) => (key === null ? [] : [{ key, since: time }]))
  if (rows.length > 0) await transaction.insert(pendingDeletions).values(rows).onConflictDoNothing()
}

/** Pending deletions in PostgreSQL and a file store. */
export function pendingDeletionsOf(database: Database, files: Pick<FileStore, 'remove'>): PendingDeletions {
  const nameOf = (key: string) => key.slice(UPLOAD_FOLDER.length)
  const isShown = async (key: string) => {
    if (!key.startsWith(UPLOAD_FOLDER)) return false
    const showing = await database
      .select({ id: users.id })
      .from(users)
      .where(eq(users.avatar, UPLOAD_ADDRESS + nameOf(key)))
      .limit(1)
    return showing.length > 0
  }
  return {
    async remove(avatar) {
      const which = avatar === undefined ? undefined : eq(pendingDeletions.key, uploadKey(uploadName(avatar) ?? ''))
      const waiting = await database.select().from(pendingDeletions).where(which).orderBy(asc(pendingDeletions.since)).limit(AT_ONCE)
      for (const [done, { key }] of waiting.entries()) {
        try {
          if (!(await isShown(key))) {
            await files.remove(key)
            await database.delete(uploads).where(eq(uploads.name, nameOf(key)))
          }
        } catch (error) {
          // It stays pending with those after it: the same cause affects all, and the next run retries.
          if (error instanceof FileStoreError) return waiting.length - done
          throw error
        }
        await database.delete(pendingDeletions).where(eq(pendingDeletions.key, key))
      }
      return 0
    },
  }
}
