import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { splitAtLines } from '../us-documents/split-at-lines.ts'
import { publicSearchToRecord } from '../us-public-search/public-search-to-record.ts'
import { brsAnswer } from './brs-answer.ts'

const BOUNDARY = '*** BRS DOCUMENT BOUNDARY ***'

/** Documents in the tagged text of the office's search system (BRS), one after another, each after a boundary line. */
export const BRS_SOURCE: PatentImportFormat = {
  format: 'us-brs-text',
  version: 4,
  rank: 2,
  recognises: (head) => head.includes(`${BOUNDARY}\n`) || head.includes(`${BOUNDARY}\r\n`),
  fragments: (bytes) => splitAtLines(bytes, BOUNDARY, 'list of documents'),
  read: readDocument,
}

function readDocument(fragment: Fragment): PatentReading {
  return { kind: 'record', record: publicSearchToRecord(brsAnswer(fragment.text)) }
}
