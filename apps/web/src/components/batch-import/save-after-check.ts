import { apiClient } from '../../api/api-client.ts'
import { saveFile } from '../save-file.ts'

/** Saves a file of batch search once the user's information was answered (B.batch.04, B.batch.05). Throws what either call throws. */
export async function saveAfterCheck(download: () => Promise<Blob>, name: string): Promise<void> {
  await apiClient.accounts.getCurrentUser({})
  saveFile(await download(), name)
}
