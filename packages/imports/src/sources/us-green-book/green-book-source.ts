import type { PatentImportFormat } from '../../patents/patent-format.ts'
import { splitAtLines } from '../us-documents/split-at-lines.ts'
import { greenBookToRecord } from './green-book-to-record.ts'

/** Grants of 1976 to 2001 in the tagged text of the Automated Patent System, in weekly files or one by one. */
export const GREEN_BOOK_SOURCE: PatentImportFormat = {
  format: 'us-green-book',
  version: 5,
  rank: 2,
  recognises: (head) => /^PATN\s*\r?\nWKU  /m.test(head),
  fragments: (bytes) => splitAtLines(bytes, 'PATN', 'file header'),
  read: (fragment) => ({ kind: 'record', record: greenBookToRecord(fragment.text) }),
}
