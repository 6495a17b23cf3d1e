/** What a file consists of: rows with chosen columns, one text per record, bibliographic references, or the original files of records. */
export type ExportFamily = 'table' | 'document' | 'reference' | 'files'

interface ExportFile {
  readonly family: ExportFamily
  /** Extension of the file's name. */
  readonly extension: string
  readonly mediaType: string
  /** Most records one file may hold, whatever the product allows: what a program can open, and what one task may cost. */
  readonly maxRecords: number
}

/** Most rows of a format that is written and read as a stream. */
const MANY = 100_000

/** The formats of exports (G182), in the order in which they are offered. */
export const EXPORT_FILES = {
  xlsx: {
    family: 'table',
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    maxRecords: MANY,
  },
  xls: { family: 'table', extension: 'xls', mediaType: 'application/vnd.ms-excel', maxRecords: 5000 },
  csv: { family: 'table', extension: 'csv', mediaType: 'text/csv', maxRecords: MANY },
  jsonl: { family: 'table', extension: 'jsonl', mediaType: 'application/jsonl', maxRecords: MANY },
  docx: {
    family: 'document',
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    maxRecords: 5000,
  },
  pdf: { family: 'document', extension: 'pdf', mediaType: 'application/pdf', maxRecords: 1000 },
  ris: { family: 'reference', extension: 'ris', mediaType: 'application/x-research-info-systems', maxRecords: MANY },
  bibtex: { family: 'reference', extension: 'bib', mediaType: 'application/x-bibtex', maxRecords: MANY },
  gbt7714: { family: 'reference', extension: 'txt', mediaType: 'text/plain', maxRecords: MANY },
  zip: { family: 'files', extension: 'zip', mediaType: 'application/zip', maxRecords: 500 },
} as const satisfies Readonly<Record<string, ExportFile>>

export type ExportFileType = keyof typeof EXPORT_FILES

/** The formats of tasks: those of records, and those of documents of other domains. */
export const TASK_FILES = {
  ...EXPORT_FILES,
  pptx: { extension: 'pptx', mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
} as const

export type TaskFileType = keyof typeof TASK_FILES

export const TASK_FILE_TYPES = Object.keys(TASK_FILES) as [TaskFileType, ...TaskFileType[]]

/** Every format, in the order in which they are offered. */
export const EXPORT_FILE_TYPES = Object.keys(EXPORT_FILES) as [ExportFileType, ...ExportFileType[]]
