import type { PatentRecord } from '@gezhi/records'
import type { ImportFormat, Reading, ReadRecord } from '../pipeline/import-source.ts'

/** A format of patents, or of the classes and codes that belong to them. */
export type PatentImportFormat = ImportFormat<PatentRecord>

/** What a piece of such a format says. */
export type PatentReading = Reading<PatentRecord>

/** A patent as its format reads it. */
export type ReadPatentRecord = ReadRecord<PatentRecord>
