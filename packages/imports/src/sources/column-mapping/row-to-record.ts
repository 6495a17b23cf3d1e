import { OFFICE_LABELS, normalisePatentNumber } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import type { ColumnMapping } from './column-mapping.ts'
import { applicationType, documentType, type DocumentType } from './document-type.ts'
import { MappingError, NO_NUMBER_REASON, NO_OFFICE_REASON } from './mapping-error.ts'
import { setValues, MAPPING_TARGETS, type MappingTarget, type RecordDraft } from './mapping-targets.ts'
import { valuesOf, type Row } from './row-values.ts'
import { splitBilingualTitle, splitTaiwaneseParty } from './split-party.ts'

/** One row as a record. Unmapped columns are stored unchanged. Throws `MappingError` if the row is not a record. */
export function rowToRecord(row: Row, mapping: ColumnMapping): ReadPatentRecord {
  const draft: RecordDraft = { titles: [] }
  for (const [column, rule] of Object.entries(mapping.columns)) {
    const values = valuesOf(row[column], rule.split, mapping)
    if (values.length > 0) MAPPING_TARGETS[rule.to as MappingTarget](draft, { column, values, lang: mapping.lang })
  }
  for (const column of Object.keys(row)) {
    const values = column in mapping.columns ? [] : valuesOf(row[column], undefined, mapping)
    if (values.length > 0) setValues(draft, column, values)
  }
  return complete(draft)
}

/** Derives further values from the numbers. */
function complete(draft: RecordDraft): ReadPatentRecord {
  const office = officeOf(draft)
  const { patentType, granted } = typeOf(draft)
  if (patentType !== undefined) draft.patentType = patentType
  if (granted && draft.publicationDate !== undefined) draft.grantDate ??= draft.publicationDate
  if (office === 'TW') splitTaiwanese(draft)
  return { office, ...draft }
}

function typeOf({ publicationNumber, applicationNumber }: RecordDraft): DocumentType {
  return publicationNumber === undefined ? applicationType(applicationNumber ?? '') : documentType(publicationNumber)
}

function officeOf({ publicationNumber, applicationNumber }: RecordDraft): string {
  const number = publicationNumber ?? applicationNumber
  if (number === undefined) throw new MappingError(NO_NUMBER_REASON)
  const { office } = normalisePatentNumber(number, publicationNumber === undefined ? 'application' : 'publication')
  if (!(office in OFFICE_LABELS)) throw new MappingError(NO_OFFICE_REASON(number))
  return office
}

function splitTaiwanese(draft: RecordDraft): void {
  draft.titles = draft.titles.flatMap((title) => {
    const both = splitBilingualTitle(title.text)
    return both === null
      ? [title]
      : [
          { lang: 'zh', text: both.zh },
          { lang: 'en', text: both.en },
        ]
  })
  for (const role of ['applicants', 'inventors'] as const) {
    const parties = draft[role]
    if (parties !== undefined) draft[role] = parties.map((party) => ({ ...party, ...splitTaiwaneseParty(party.name) }))
  }
}
