import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { FileStoreError } from '../../files/file-store.ts'
import { users } from '../users/users-table.ts'
import { pendingDeletions } from './pending-deletions-table.ts'
import type { UploadStore } from './upload-store.ts'

/** Pictures nobody shows any more: written down with the change that made them so, and removed from the file store when it answers. */
export interface PendingDeletions {
  /** Removes the files of those that wait, or of this address if it does, but of what an account shows. What a store that is away keeps waits on; answers how many do. */
  remove(avatar?: string | null): Promise<number>
}

const ADDRESS = '/api/sms/oss/file?name='
const NAME = /^[\w-]{22}\.(?:jpg|png)$/
/** Looked at in one go. */
const AT_ONCE = 1000

/** Schedules the deletion of a picture an account no longer uses. Addresses that are not uploads are ignored. */
export async function scheduleDeletion(transaction: Transaction, avatar: string | null, time: Date): Promise<void> {
  const name = nameOf(avatar)
  if (name !== null) await transaction.insert(pendingDeletions).values({ name, since: time }).onConflictDoNothing()
}

/** Those of PostgreSQL and a file store. */
export function pendingDeletionsOf(database: Database, uploads: Pick<UploadStore, 'remove'>): PendingDeletions {
  const isShown = async (name: string) => {
    const showing = await database
      .select({ id: users.id })
      .from(users)
      .where(eq(users.avatar, ADDRESS + name))
      .limit(1)
    return showing.length > 0
  }
  return {
    async remove(avatar) {
      const which = avatar === undefined ? undefined : eq(pendingDeletions.name, nameOf(avatar) ?? '')
      const waiting = await database.select().from(pendingDeletions).where(which).orderBy(asc(pendingDeletions.since)).limit(AT_ONCE)
      for (const [done, { name }] of waiting.entries()) {
        try {
          if (!(await isShown(name))) await uploads.remove(name)
        } catch (error) {
          // It waits on, with those behind it: what keeps this one keeps all, and the next run asks again.
          if (error instanceof FileStoreError) return waiting.length - done
          throw error
        }
        await database.delete(pendingDeletions).where(eq(pendingDeletions.name, name))
      }
      return 0
    },
  }
}

/** The name of an uploaded picture by its address; null for any other address. */
function nameOf(avatar: string | null): string | null {
  const name = avatar?.startsWith(ADDRESS) ? avatar.slice(ADDRESS.length) : ''
  return NAME.test(name) ? name : null
}
