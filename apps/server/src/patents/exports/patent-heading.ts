import type { PatentRecord } from '@gezhi/records'
import type { RecordExport } from '../../kinds/record-export.ts'
import { textIn } from '../../kinds/language-choice.ts'

/** The title of a patent, or its number without one; the number below. Applications without a publication are named by theirs. */
export const patentHeading: RecordExport<PatentRecord>['heading'] = ({ record, docId }, language) => ({
  title: textIn(record.titles, language) || (record.publicationNumber ?? record.applicationNumber ?? docId),
  ...(record.publicationNumber !== undefined && { subtitle: record.publicationNumber }),
})
