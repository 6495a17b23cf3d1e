import type { Citation } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { publicationFromParts } from '../us-documents/us-document-number.ts'
import { otherFacts, type Row, textAt, textsAt } from './json-row.ts'
import { examinedClass } from './national-class.ts'
import { statusRecord, titles, usEvent } from './status-record.ts'
import { systemDay } from './system-date.ts'

/** Codes of the office's letters, in words. */
const LETTERS: Readonly<Record<string, string>> = {
  CTNF: 'Non-final rejection',
  CTFR: 'Final rejection',
  CTRS: 'Restriction requirement',
  CTAV: 'Advisory action',
  CTEQ: 'Ex parte Quayle action',
  NOA: 'Notice of allowance',
  PETDEC: 'Decision on petition',
}

/** Internal data of the systems: keys of their tables, who loaded a row and when. */
const OWN = `id createDateTime createUserIdentifier lastModifiedTimestamp lastModifiedUserIdentifier legacyCMSIdentifier
  sourceSystemName accessLevelCategory documentActiveIndicator obsoleteDocumentIdentifier`
const ACTION_TAKEN = keys(`${OWN} patentApplicationNumber submissionDate legacyDocumentCodeIdentifier inventionTitle filingDate grantDate
  nationalClass nationalSubclass sections`)
const REJECTION_TAKEN = keys(`${OWN} patentApplicationNumber submissionDate legacyDocumentCodeIdentifier nationalClass nationalSubclass`)
const CITATION_TAKEN = keys(`${OWN} patentApplicationNumber`)

/** One letter of the office: its event, and its text among the other facts. */
export function officeActionRecord(row: Row): ReadPatentRecord {
  return statusRecord(textAt(row, 'patentApplicationNumber'), {
    applicationDate: systemDay(textAt(row, 'filingDate')),
    grantDate: systemDay(textAt(row, 'grantDate')),
    titles: titles(textAt(row, 'inventionTitle')),
    uspc: nationalClass(row),
    legalEvents: letterEvent(row, textAt(row, 'obsoleteDocumentIdentifier')),
    // The sections repeat parts of the text, by statute.
    other: named(row, otherFacts(row, ACTION_TAKEN)),
  })
}

/** One rejection, objection or allowance of claims within a letter. */
export function rejectionRecord(row: Row): ReadPatentRecord {
  const claims = textsAt(row, 'claimNumberArrayDocument').join(', ')
  const statute = ['legalSectionCode', 'paragraphNumber'].map((key) => textAt(row, key)).filter((part) => part !== undefined)
  const parts = [`claims ${claims} ${textAt(row, 'actionTypeCategory')}`, statute.length === 0 ? '' : `35 USC ${statute.join('')}`]
  return statusRecord(textAt(row, 'patentApplicationNumber'), {
    uspc: nationalClass(row),
    legalEvents: letterEvent(row, parts.filter(Boolean).join(', ')),
    other: named(row, otherFacts(row, REJECTION_TAKEN)),
  })
}

/** One document cited in a letter, with the citing party and the statute of the rejection. */
export function officeCitationRecord(row: Row): ReadPatentRecord {
  return statusRecord(textAt(row, 'patentApplicationNumber'), {
    citations: citation(row),
    other: named(row, otherFacts(row, CITATION_TAKEN)),
  })
}

function citation(row: Row): Citation[] {
  const written = textAt(row, 'parsedReferenceIdentifier') ?? textAt(row, 'referenceIdentifier')
  if (written === undefined) return []
  const category =
    textAt(row, 'examinerCitedReferenceIndicator') === 'true'
      ? 'cited by examiner'
      : textAt(row, 'applicantCitedExaminerReferenceIndicator') === 'true'
        ? 'cited by applicant'
        : undefined
  // The system does not name the office: nine digits are not a number of this one.
  const own = /^(?:\d{7,8}|(?:19|20)\d{9}|(?:D|RE|PP|H)\d{4,7})$/.test(written)
  return [
    { ...(own ? { publicationNumber: publicationFromParts(written) } : { text: written }), ...(category !== undefined && { category }) },
  ]
}

function letterEvent(row: Row, parts: string | undefined) {
  const code = textAt(row, 'legacyDocumentCodeIdentifier')
  return usEvent(systemDay(textAt(row, 'submissionDate')), code, [LETTERS[code ?? ''] ?? code, parts].filter(Boolean).join(': '))
}

function nationalClass(row: Row): string[] {
  const main = textAt(row, 'nationalClass')
  return main === undefined ? [] : examinedClass(`${main}/${textAt(row, 'nationalSubclass') ?? ''}`)
}

/** Facts of several letters of one application are stored together: each under the name of its letter. */
function named(row: Row, facts: Record<string, string[]>): Record<string, string[]> {
  const letter = textAt(row, 'obsoleteDocumentIdentifier') ?? textAt(row, 'id') ?? ''
  const parts = Object.entries(facts).filter(([key]) => key !== 'bodyText')
  const lines = parts.map(([key, values]) => `${key}: ${values.join('; ')}`)
  return {
    ...(lines.length > 0 && { [`office action ${letter} ${textAt(row, 'id') ?? ''}`.trim()]: lines }),
    ...(facts['bodyText'] !== undefined && { [`office action text ${letter}`]: facts['bodyText'] }),
  }
}

function keys(written: string): ReadonlySet<string> {
  return new Set(written.split(/\s+/))
}
