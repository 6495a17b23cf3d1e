export { MappingFileError, type OwnMapping, readMapping } from './mappings/mapping-file.ts'
export { readTableSample } from './mappings/read-table-sample.ts'
export { type MappingSuggestion, suggestMapping } from './mappings/suggest-mapping.ts'
export { findFiles, PathsNotFound, type FoundFile } from './pipeline/find-files.ts'
export {
  NO_COUNTS,
  type FileReport,
  type ImportCounts,
  type ImportEvent,
  type ImportProgress,
  type ImportReport,
  type RejectReason,
} from './pipeline/import-event.ts'
export type { ImportEngines } from './pipeline/import-engines.ts'
export type { ImportFormat, ImportSource, Fragment, Reading, ReadRecord, LocalizedText } from './pipeline/import-source.ts'
export type { PatentReading, ReadPatentRecord } from './patents/patent-format.ts'
export { keyOfDrawing, keyOfPages } from './pipeline/picture-key.ts'
export type { ImportStores } from './pipeline/storing-target.ts'
export type { PictureStore } from './pipeline/picture-store.ts'
export { runImport, type ImportRequest } from './pipeline/run-import.ts'
export { recordLinesSource, type RecordLinesOptions } from './sources/record-lines/record-lines-source.ts'
export { COMPANY_SOURCES } from './sources/companies/company-sources.ts'
export { demoCompanies } from './sources/companies/demo/demo-companies.ts'
export { demoTrademarks } from './sources/trademarks/demo/demo-trademarks.ts'
export { TRADEMARK_SOURCES } from './sources/trademarks/trademark-sources.ts'
export { SOURCES } from './sources/every-source.ts'
export { PATENT_SOURCES } from './sources/patent-sources.ts'
export { IMPORTED_KINDS } from './sources/sources.ts'
export type { EventCode, EventCodes } from './event-codes/event-codes.ts'
export { openEventCodes } from './event-codes/open-event-codes.ts'
export { recomputeLegalStates } from './patents/recompute-legal-states.ts'
export { DamagedFile } from './pipeline/damaged-file.ts'
export { readTableInThread } from './tables/read-table-in-thread.ts'
export { readTable } from './tables/read-table.ts'
export { writeXls } from './tables/write-xls.ts'
