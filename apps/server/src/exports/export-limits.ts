import { EXPORT_FILE_TYPES, EXPORT_FILES, type ExportFileType } from '@gezhi/contract'
import type { Rights } from '../http/rights.ts'

/** Records these rights allow in one task (G182); null if unlimited. */
export function exportLimit({ grants }: Rights): number | null {
  const grant = grants.exportRecords
  return grant === 'unlimited' ? null : grant
}

/** Most records of a task of a format: the limit of the rights, or that of the format. */
export function maxRecordsOf(fileType: ExportFileType, rights: Rights): number {
  return Math.min(EXPORT_FILES[fileType].maxRecords, exportLimit(rights) ?? Infinity)
}

/** The same for every format. */
export function formatLimits(rights: Rights): { fileType: ExportFileType; limit: number }[] {
  return EXPORT_FILE_TYPES.map((fileType) => ({ fileType, limit: maxRecordsOf(fileType, rights) }))
}
