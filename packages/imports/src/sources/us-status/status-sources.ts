import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading, ReadPatentRecord } from '../../patents/patent-format.ts'
import { splitLines } from '../../pipeline/split-lines.ts'
import { examinationDataRecord } from './examination-data.ts'
import type { Row } from './json-row.ts'
import { officeActionRecord, officeCitationRecord, rejectionRecord } from './office-actions.ts'
import { openDataRecord } from './open-data-portal.ts'
import { trialBoardRecord } from './trial-board.ts'

interface LinesFormat {
  readonly format: string
  readonly rank: number
  /** Keys that every row has; those that no other format of the table has identify the format. */
  readonly keys: readonly string[]
  toRecord(row: Row): ReadPatentRecord
}

/**
 * Data sets of the office's systems other than the publications, one application, letter or proceeding per line. The first match counts.
 */
const FORMATS: readonly LinesFormat[] = [
  { format: 'us-examination-data', rank: 1, keys: ['applId', 'appStatus', 'transactions'], toRecord: examinationDataRecord },
  { format: 'us-office-actions', rank: 0, keys: ['patentApplicationNumber', 'bodyText', 'submissionDate'], toRecord: officeActionRecord },
  { format: 'us-office-rejections', rank: 0, keys: ['patentApplicationNumber', 'claimNumberArrayDocument'], toRecord: rejectionRecord },
  { format: 'us-office-citations', rank: 0, keys: ['patentApplicationNumber', 'referenceIdentifier'], toRecord: officeCitationRecord },
  { format: 'us-trial-board', rank: 0, keys: ['proceedingNumber', 'proceedingTypeCategory'], toRecord: trialBoardRecord },
  { format: 'us-open-data-portal', rank: 1, keys: ['applicationNumberText'], toRecord: openDataRecord },
]

export const STATUS_LINES_SOURCES: readonly PatentImportFormat[] = FORMATS.map(({ format, rank, keys, toRecord }) => ({
  format,
  version: 4,
  rank,
  recognises: (head) => hasKeys(head, keys),
  fragments: (bytes) => splitLines(bytes),
  read: (fragment) => readLine(fragment, toRecord),
}))

/** Whether the first line has the keys; if it is longer than the head, the part in the head counts. */
function hasKeys(head: string, keys: readonly string[]): boolean {
  const line = head.trimStart().split('\n', 1)[0] ?? ''
  if (!line.startsWith('{')) return false
  const row = parseRow(line)
  return row === null ? line.length > 32_768 && keys.every((key) => line.includes(`"${key}":`)) : keys.every((key) => key in row)
}

function readLine(fragment: Fragment, toRecord: LinesFormat['toRecord']): PatentReading {
  const row = parseRow(fragment.text)
  if (row === null) return { kind: 'rejected', reason: { en: 'the line is not a JSON object', zh: '该行不是 JSON 对象' } }
  return { kind: 'record', record: toRecord(row) }
}

/** The JSON object in a text; null if it is not one. */
export function parseRow(text: string): Row | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : null
  } catch {
    return null
  }
}
