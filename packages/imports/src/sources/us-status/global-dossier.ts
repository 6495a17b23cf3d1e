import { normalisePatentNumber, type Priority } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { organisationKind } from '../us-redbook/read-party.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { type Row, rowsAt, textAt, textsAt } from './json-row.ts'
import { systemDay } from './system-date.ts'

/** The members of a family in the Global Dossier: a record per publication, or for an application without any. */
export function globalDossierRecords(dossier: Row): ReadPatentRecord[] {
  return rowsAt(dossier, 'list').flatMap((member) => {
    const shared = memberFacts(member)
    const publications = rowsAt(member, 'pubList').map((publication) => publicationRecord(publication, shared))
    return publications.length > 0
      ? publications
      : [withoutEmpty<ReadPatentRecord>({ ...shared, office: textAt(member, 'countryCode') ?? '' })]
  })
}

type Shared = Pick<ReadPatentRecord, 'titles'> & { [K in keyof ReadPatentRecord]?: ReadPatentRecord[K] | undefined }

function memberFacts(member: Row): Shared {
  const office = textAt(member, 'countryCode') ?? ''
  const number = textAt(member, 'appNum')
  const title = textAt(member, 'title')
  return {
    applicationNumber: number === undefined ? undefined : applicationNumber(office, number),
    applicationDate: systemDay(textAt(member, 'appDate')),
    titles: title === undefined ? [] : [{ lang: 'en', text: title.replace(/\s+/g, ' ') }],
    priorities: rowsAt(member, 'priorityClaimList').flatMap(readPriority),
    applicants: textsAt(member, 'applicantNames').map((name) => {
      const kind = organisationKind(name, undefined)
      return kind === undefined ? { name } : { name, kind }
    }),
    other: otherOf(member),
  }
}

function applicationNumber(office: string, number: string): string {
  const written = number.startsWith('PCT') ? number : office + number
  return normalisePatentNumber(written, 'application').number
}

function publicationRecord(publication: Row, shared: Shared): ReadPatentRecord {
  const office = textAt(publication, 'pubCountry') ?? ''
  const kind = textAt(publication, 'kindCode') ?? ''
  return withoutEmpty<ReadPatentRecord>({
    ...shared,
    publicationNumber: normalisePatentNumber(office + (textAt(publication, 'pubNum') ?? '') + kind, 'publication').number,
    office,
    kind,
    publicationDate: systemDay(textAt(publication, 'pubDate')),
  })
}

function readPriority(claim: Row): Priority[] {
  const number = textAt(claim, 'docNumber')
  return number === undefined ? [] : [withoutEmpty<Priority>({ number, country: textAt(claim, 'country') })]
}

/** The kinds of the application and of its priorities, and what the dossier could not display. */
function otherOf(member: Row): Record<string, string[]> {
  const facts = {
    'application kind': textsAt(member, 'kindCode'),
    'priority kinds': textsAt(member, 'priorityClaimList.kindCode'),
    'documents of the dossier': rowsAt(member, 'docList').map((document) => Object.values(document).map(String).join(' ')),
  }
  return Object.fromEntries(Object.entries(facts).filter(([, values]) => values.length > 0))
}
