import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { ImportSource } from '../pipeline/import-source.ts'
import type { PatentImportFormat } from '../patents/patent-format.ts'
import { withPictureKeys } from '../patents/with-picture-keys.ts'

/** A format of patents, or of classes, as a row of the table of sources. */
export function patentSource(format: PatentImportFormat): ImportSource<PatentRecord> {
  return format.holds === 'classes' ? { ...format, kind: null } : { ...format, kind: PATENT_KIND, withPictureKeys }
}
