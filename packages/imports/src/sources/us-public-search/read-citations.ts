import type { Citation } from '@gezhi/records'
import { publicationFromParts } from '../us-documents/us-document-number.ts'
import { knownDate } from '../us-documents/written-date.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { aligned, type Answer, list } from './answer.ts'
import { markupLines } from './markup-lines.ts'

const CITED_BY = /(?<!\s)\s*(cited by (?:examiner|applicant|other|third party))\s*/

/** Cited patents of this office, of others, and other literature, given as parallel lists. */
export function readPublicSearchCitations(answer: Answer): Citation[] {
  return [...own(answer), ...foreign(answer), ...literature(answer)]
}

function own(answer: Answer): Citation[] {
  const [names, dates, groups] = ['usRefPatenteeName', 'usRefIssueDate', 'usRefGroup'].map((key) => aligned(answer, key))
  return aligned(answer, 'urpn').flatMap((number, index) => {
    if (number === '') return []
    const group = groups?.[index] ?? ''
    return [
      withoutEmpty<Citation>({
        publicationNumber: publicationFromParts(number, kindIn(group)),
        category: CITED_BY.exec(group)?.[1],
        party: names?.[index],
        date: knownDate(dates?.[index]),
      }),
    ]
  })
}

function foreign(answer: Answer): Citation[] {
  const [countries, dates, groups] = ['foreignRefCountryCode', 'foreignRefPubDate', 'foreignRefGroup'].map((key) => aligned(answer, key))
  return aligned(answer, 'foreignRefPatentNumber').flatMap((number, index) => {
    const country = countries?.[index]
    if (number === '' || !country) return []
    const group = groups?.[index] ?? ''
    return [
      withoutEmpty<Citation>({
        publicationNumber: publicationFromParts(number, kindIn(group), country),
        category: CITED_BY.exec(group)?.[1],
        date: knownDate(dates?.[index]),
      }),
    ]
  })
}

/** `US 2007/0217688 A1 Sabe 20070900 …`: the kind code is the third part. */
function kindIn(group: string): string {
  return /^[A-Z]{2} \S+ ([A-Z]\d?) /.exec(group)?.[1] ?? ''
}

function literature(answer: Answer): Citation[] {
  return list(answer, 'otherRefPub')
    .flatMap(markupLines)
    .map((line) => withoutEmpty<Citation>({ category: CITED_BY.exec(line)?.[1], text: line.replace(CITED_BY, ' ').trim() }))
    .filter(({ text }) => text !== undefined)
}
