import type { PatentRecord } from '@gezhi/records'
import type { ImportFormat, Reading, ReadRecord } from '../pipeline/import-source.ts'

/** A format of patents, or of their classes and event codes. */
export type PatentImportFormat = ImportFormat<PatentRecord>

/** Result of reading a fragment of such a format. */
export type PatentReading = Reading<PatentRecord>

/** A patent as its format reads it. */
export type ReadPatentRecord = ReadRecord<PatentRecord>
