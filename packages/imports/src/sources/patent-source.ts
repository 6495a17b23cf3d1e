import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { ImportFormat, ImportSource } from '../pipeline/import-source.ts'
import { withPictureKeys } from '../pipeline/with-picture-keys.ts'

/** A format of patents, or of classes, as a row of the table of sources. */
export function patentSource(format: ImportFormat): ImportSource<PatentRecord> {
  return format.holds === 'classes' ? { ...format, kind: null } : { ...format, kind: PATENT_KIND, withPictureKeys }
}
