import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { otherFacts, type Row, textAt } from './json-row.ts'
import { statusRecord, usEvent } from './status-record.ts'
import { systemDay } from './system-date.ts'

/** Dates of a proceeding, each an event: key, code, and description. */
const DAYS: readonly (readonly [string, string, string])[] = [
  ['proceedingFilingDate', 'PTAB-FILED', 'filed'],
  ['accordedFilingDate', 'PTAB-ACCORDED', 'filing date accorded'],
  ['institutionDecisionDate', 'PTAB-INSTITUTION', 'decision on institution'],
  ['docketNoticeMailDate', 'PTAB-DOCKETED', 'docketed'],
  ['decisionDate', 'PTAB-DECISION', 'decision'],
  ['documentFilingDate', 'PTAB-DOCUMENT', 'document filed'],
]
const TAKEN = new Set([
  'respondentApplicationNumberText',
  'appellantApplicationNumberText',
  'objectUuId',
  'identifier',
  'documentIdentifier',
  'documentSize',
  ...DAYS.map(([key]) => key),
])

/** A proceeding before the trial and appeal board, or one document of it, as events of its application. */
export function trialBoardRecord(row: Row): ReadPatentRecord {
  const proceeding = [textAt(row, 'proceedingTypeCategory'), textAt(row, 'proceedingNumber')].filter(Boolean).join(' ')
  const about = ['petitionerPartyName', 'documentTitleText', 'subdecisionTypeCategory', 'proceedingStatusCategory'].map((key) =>
    textAt(row, key),
  )
  const parts = about.filter((part) => part !== undefined).join(', ')
  return statusRecord(textAt(row, 'respondentApplicationNumberText') ?? textAt(row, 'appellantApplicationNumberText'), {
    legalEvents: DAYS.flatMap(([key, code, what]) =>
      usEvent(systemDay(textAt(row, key)), code, [`${proceeding}: ${what}`, parts].filter(Boolean).join(', ')),
    ),
    other: named(row),
  })
}

/** Facts of several proceedings of one application are stored together: each under the proceeding's number, documents by their own. */
function named(row: Row): Record<string, string[]> {
  const { ocrSearchText = [], ...facts } = otherFacts(row, TAKEN)
  const name = ['PTAB', textAt(row, 'proceedingNumber'), textAt(row, 'documentIdentifier')].filter(Boolean).join(' ')
  const lines = Object.entries(facts).map(([key, values]) => `${key}: ${values.join('; ')}`)
  return { [name]: lines, ...(ocrSearchText.length > 0 && { [`${name} text`]: ocrSearchText }) }
}
