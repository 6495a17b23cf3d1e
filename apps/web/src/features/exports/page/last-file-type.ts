import { EXPORT_FILE_TYPES, EXPORT_FILES, type ExportFileType } from '@gezhi/contract/client'
import { readStored, writeStored } from '../../../storage/browser-storage.ts'

const KEY = 'gezhi.exportFormat'

/** The formats of the export page: original files have an action of their own. */
export const PAGE_FILE_TYPES: readonly ExportFileType[] = EXPORT_FILE_TYPES.filter((one) => EXPORT_FILES[one].family !== 'files')

/** The format that was chosen last in this browser; the first one before any. */
export function lastFileType(): ExportFileType {
  const last = readStored(KEY)
  return PAGE_FILE_TYPES.find((one) => one === last) ?? PAGE_FILE_TYPES[0]!
}

/** Remembers the chosen format. */
export function noteFileType(fileType: ExportFileType): void {
  writeStored(KEY, fileType)
}
