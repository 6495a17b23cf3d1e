import type { ExportFileType } from '@gezhi/contract/client'
import { apiClient } from '../../../api/api-client.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { ActionRecord } from '../../../routing/feature.ts'

/** Creates a task for records, with the default fields of its format. Rejects as the typed client does. */
export async function startTask(kind: string, records: readonly ActionRecord[], fileType: ExportFileType): Promise<void> {
  await apiClient.exports.putExport({ type: kind, idList: records.map(({ id }) => id), fileType })
  await queryClient.invalidateQueries({ queryKey: ['exports', 'listExports'] })
}
