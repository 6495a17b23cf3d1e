import { apiClient } from '../../api/api-client.ts'
import { saveFile } from '../save-file.ts'

/** Saves a file of batch search after the user data was loaded (B.batch.04, B.batch.05). Throws errors of both calls. */
export async function saveAfterCheck(download: () => Promise<Blob>, name: string): Promise<void> {
  await apiClient.accounts.getCurrentUser({})
  saveFile(await download(), name)
}
