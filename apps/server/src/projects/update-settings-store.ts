import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { projectFiles } from './projects-table.ts'

/** How a folder follows a query. */
export interface UpdateSettings {
  readonly isUpdated: boolean
  readonly updateQuery: string
  readonly updateFrequency: number
}

/** Stores the settings of a folder, due at once; its searches have the rights of this user. */
export async function saveUpdateSettings(
  database: Database,
  fileId: string,
  userId: string,
  { isUpdated, updateQuery, updateFrequency }: UpdateSettings,
  time: Date,
): Promise<void> {
  await database
    .update(projectFiles)
    .set({
      isUpdated,
      updateFrequency,
      ...(updateQuery !== '' && { updateQuery }),
      updatedBy: userId,
      nextUpdateAt: isUpdated ? time : null,
    })
    .where(eq(projectFiles.id, fileId))
}
