import type { LegalEvent, Party, PatentType, Priority } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { classSymbols } from '../us-redbook/read-classifications.ts'
import { organisationKind } from '../us-redbook/read-party.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { otherFacts, type Row, rowsAt, textAt, textsAt } from './json-row.ts'
import { assignmentEvents, presentOwners, type RecordedAssignment } from './recorded-assignment.ts'
import { countryCode, statusRecord, titles, usEvent } from './status-record.ts'
import { systemDay } from './system-date.ts'

const TYPES: Readonly<Record<string, PatentType>> = {
  UTL: 'invention',
  RE: 'reissue',
  DSN: 'design',
  DES: 'design',
  PLT: 'plant',
  PLA: 'plant',
}

/** Keys with a property in the record, parts of such keys, and metadata of the files. */
const TAKEN = new Set(
  `applicationNumberText applicationMetaData inventionTitle filingDate grantDate applicationTypeCode
  examinerNameText recordAttorney cpcClassificationBag foreignPriorityBag eventDataBag transactionContentBag
  uspcSymbolText class/subclass class subclass firstApplicantName firstInventorName
  applicationStatusDate applicationStatusDescriptionText applicationStatusCode
  grantDocumentMetaData pgpubDocumentMetaData lastIngestionDateTime`.split(/\s+/),
)

/** One application of the Open Data Portal, whole or one part of it: metadata, events, assignments, continuity. */
export function openDataRecord(row: Row): ReadPatentRecord {
  // Newer responses have the metadata in one object, older ones at the top level.
  const all: Row = { ...row, ...rowsAt(row, 'applicationMetaData')[0] }
  const assignments = rowsAt(row, 'assignmentBag').map(readAssignment)
  return statusRecord(textAt(row, 'applicationNumberText'), {
    patentType: TYPES[textAt(all, 'applicationTypeCode') ?? ''],
    applicationDate: systemDay(textAt(all, 'filingDate')),
    grantDate: systemDay(textAt(all, 'grantDate')),
    titles: titles(textAt(all, 'inventionTitle')),
    priorities: rowsAt(row, 'foreignPriorityBag').flatMap(readPriority),
    applicants: rowsAt(all, 'applicantBag').flatMap((party) => readParty(party, 'applicantNameText')),
    assignees: presentOwners(assignments),
    inventors: rowsAt(all, 'inventorBag').flatMap((party) => readParty(party, 'inventorNameText')),
    agents: rowsAt(row, 'recordAttorney.attorneyBag').flatMap((party) => readParty(party, 'attorneyNameText')),
    examiners: textsAt(all, 'examinerNameText').map((name) => ({ name: name.split(/,\s*/).toReversed().join(' ') })),
    cpc: classSymbols('cpc', textsAt(all, 'cpcClassificationBag')),
    uspc: classSymbols('uspc', textsAt(all, 'uspcSymbolText').concat(textsAt(all, 'class/subclass')).slice(0, 1)),
    legalEvents: [...events(row), ...status(all), ...assignments.flatMap(assignmentEvents)],
    other: { ...otherFacts(all, TAKEN), ...attorneyNumbers(row) },
  })
}

function events(row: Row): LegalEvent[] {
  const newer = rowsAt(row, 'eventDataBag').flatMap((event) =>
    usEvent(systemDay(textAt(event, 'eventDate')), textAt(event, 'eventCode'), textAt(event, 'eventDescriptionText')),
  )
  const older = rowsAt(row, 'transactionContentBag').flatMap((event) =>
    usEvent(systemDay(textAt(event, 'recordedDate')), textAt(event, 'caseActionCode'), textAt(event, 'caseActionDescriptionText')),
  )
  return [...newer, ...older]
}

function status(all: Row): LegalEvent[] {
  const code = ['STATUS', textAt(all, 'applicationStatusCode')].filter((part) => part !== undefined).join(' ')
  return usEvent(systemDay(textAt(all, 'applicationStatusDate')), code, textAt(all, 'applicationStatusDescriptionText'))
}

/** The full name, or its parts, or the first line of the address. */
function readParty(row: Row, whole: string): Party[] {
  const parts = ['firstName', 'middleName', 'lastName', 'nameSuffix'].map((key) => textAt(row, key))
  const given = parts.filter((part) => part !== undefined).join(' ')
  const book = rowsAt(row, 'correspondenceAddressBag').concat(rowsAt(row, 'attorneyAddressBag'))[0] ?? {}
  const name = (textAt(row, whole) ?? (given || textAt(book, 'nameLineOneText')))?.replace(/\s+/g, ' ')
  if (name === undefined) return []
  const lines = ['addressLineOneText', 'addressLineTwoText', 'cityName', 'geographicRegionCode', 'postalCode'].map((key) =>
    textAt(book, key),
  )
  return [
    withoutEmpty<Party>({
      name,
      kind: organisationKind(name, undefined),
      address: lines.filter((line) => line !== undefined).join(', '),
      country: textAt(book, 'countryCode') ?? textAt(row, 'countryCode'),
      province: textAt(book, 'geographicRegionCode'),
      city: textAt(book, 'cityName'),
    }),
  ]
}

function readPriority(row: Row): Priority[] {
  const number = textAt(row, 'applicationNumberText') ?? textAt(row, 'priorityNumberText')
  if (number === undefined) return []
  const office = textAt(row, 'ipOfficeName') ?? textAt(row, 'countryName')
  return [withoutEmpty<Priority>({ number, country: countryCode(office) ?? office, date: systemDay(textAt(row, 'filingDate')) })]
}

function readAssignment(row: Row): RecordedAssignment {
  const both = textAt(row, 'reelAndFrameNumber') ?? textAt(row, 'reelNumber/frameNumber')
  return {
    recorded: systemDay(textAt(row, 'assignmentRecordedDate')),
    conveyance: textAt(row, 'conveyanceText'),
    reelFrame: both ?? `${textAt(row, 'reelNumber')}/${textAt(row, 'frameNumber')}`,
    assignors: rowsAt(row, 'assignorBag').map((party) => {
      const executed = textAt(party, 'executionDate')
      return `${textAt(party, 'assignorName')}${executed === undefined ? '' : ` (executed ${executed})`}`
    }),
    assignees: rowsAt(row, 'assigneeBag').flatMap(readAssignee),
  }
}

function readAssignee(row: Row): Party[] {
  const name = textAt(row, 'assigneeNameText')
  if (name === undefined) return []
  const address = rowsAt(row, 'assigneeAddress')[0] ?? {}
  const lines = ['addressLineOneText', 'addressLineTwoText', 'cityName', 'geographicRegionCode', 'postalCode'].map((key) =>
    textAt(address, key),
  )
  return [
    withoutEmpty<Party>({
      name,
      address: lines.filter((line) => line !== undefined).join(', '),
      // Countries have three characters: `JPX`.
      country: countryCode(/^([A-Z]{2})X$/.exec(textAt(address, 'geographicRegionCode') ?? '')?.[1] ?? textAt(address, 'countryName')),
      city: textAt(address, 'cityName'),
    }),
  ]
}

/** Registration numbers of the representatives. */
function attorneyNumbers(row: Row): Record<string, string[]> {
  const numbers = textsAt(row, 'recordAttorney.attorneyBag.registrationNumber')
  return numbers.length === 0 ? {} : { 'attorney registration numbers': numbers }
}
