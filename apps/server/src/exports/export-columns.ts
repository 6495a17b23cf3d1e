import { EXPORT_FILES, type ExportField, type ExportFileType, type Language } from '@gezhi/contract'
import { CallError } from '../http/call-error.ts'
import type { ExportColumn, RecordExport } from '../kinds/record-export.ts'

type Columns = Pick<RecordExport, 'columns' | 'defaults'>

/** What a kind exports, with the columns of fields that a user defined. */
export async function columnsOf({ columns, defaults, ownColumns }: RecordExport, userId: string): Promise<Columns> {
  return { columns: [...columns, ...((await ownColumns?.(userId)) ?? [])], defaults }
}

/** The columns a format can have. */
function columnsFor({ columns }: Columns, fileType: ExportFileType): readonly ExportColumn[] {
  return EXPORT_FILES[fileType].family === 'document' ? columns : columns.filter(({ inDocumentsOnly }) => inDocumentsOnly !== true)
}

/** Codes of the default template of a format, in order. */
export function defaultCodes({ defaults }: Columns, fileType: ExportFileType): readonly string[] {
  return EXPORT_FILES[fileType].family === 'document' ? defaults.document : defaults.table
}

/** The fields of a format as the API lists them (B.export.02): those of the default template first, in its order. */
export function exportFields(exported: Columns, fileType: ExportFileType, language: Language): ExportField[] {
  const chosen = defaultCodes(exported, fileType)
  const all = columnsFor(exported, fileType)
  const selected = chosen.flatMap((code) => all.filter((column) => column.code === code))
  const others = all.filter(({ code }) => !chosen.includes(code))
  return [...selected, ...others].map(({ code, label, group }, index) => ({
    code,
    name: label[language],
    groupName: group[language],
    selected: index < selected.length ? 1 : 0,
    sort: index + 1,
  }))
}

/** The columns of codes, in order, each once. Throws EXPORT_FIELD_UNKNOWN for a code of no column; one the format cannot have is left out. */
export function chosenColumns(exported: Columns, fileType: ExportFileType, codes: readonly string[]): readonly ExportColumn[] {
  const available = columnsFor(exported, fileType)
  return [...new Set(codes)].flatMap((field) => {
    if (exported.columns.every(({ code }) => code !== field)) throw new CallError('EXPORT_FIELD_UNKNOWN', { field })
    return available.filter(({ code }) => code === field)
  })
}
