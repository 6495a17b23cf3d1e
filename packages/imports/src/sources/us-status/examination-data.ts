import type { Party, PatentType, Priority } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { organisationKind } from '../us-redbook/read-party.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { otherFacts, type Row, rowsAt, textAt, textsAt } from './json-row.ts'
import { examinedClass } from './national-class.ts'
import { assignmentEvents, presentOwners, type RecordedAssignment } from './recorded-assignment.ts'
import { countryCode, statusRecord, titles, usEvent } from './status-record.ts'
import { systemDay } from './system-date.ts'

const TYPES: Readonly<Record<string, PatentType>> = { Utility: 'invention', 'Re-Issue': 'reissue', Design: 'design', Plant: 'plant' }

/** Keys with a property in the record, duplicates for the search system's own use, and internal timestamps. */
const TAKEN = new Set(
  `applId appType appFilingDate patentIssueDate patentTitle appClsSubCls appExamName applicants inventors
  foreignPriority transactions appStatus appStatusDate
  id applIdStr appl_id_txt appStatus_txt appCls appSubCls inventorName firstNamedApplicant inventorsFullName
  APP_IND LAST_INSERT_TIME LAST_MOD_TS _version_ lastUpdatedTimestamp`.split(/\s+/),
)

/** One application of the Patent Examination Data System: status, events, parties, continuity, term adjustment. */
export function examinationDataRecord(row: Row): ReadPatentRecord {
  const assignments = rowsAt(row, 'assignments').map(readAssignment)
  const type = textAt(row, 'appType') ?? ''
  return statusRecord(textAt(row, 'applId'), {
    patentType: TYPES[type],
    applicationDate: systemDay(textAt(row, 'appFilingDate')),
    grantDate: systemDay(textAt(row, 'patentIssueDate')),
    titles: titles(textAt(row, 'patentTitle')),
    priorities: rowsAt(row, 'foreignPriority').flatMap(readPriority),
    applicants: rowsAt(row, 'applicants').flatMap(readParty),
    assignees: presentOwners(assignments),
    inventors: rowsAt(row, 'inventors').flatMap(readParty),
    agents: textsAt(row, 'attrnyAddr.fullName').map((name) => ({ name: givenNameFirst(name) })),
    examiners: textsAt(row, 'appExamName').map((name) => ({ name: givenNameFirst(name) })),
    uspc: textsAt(row, 'appClsSubCls').flatMap(examinedClass),
    legalEvents: [
      ...rowsAt(row, 'transactions').flatMap((event) =>
        usEvent(systemDay(textAt(event, 'recordDate')), textAt(event, 'code'), textAt(event, 'description')),
      ),
      ...usEvent(systemDay(textAt(row, 'appStatusDate')), 'STATUS', textAt(row, 'appStatus')),
      ...assignments.flatMap(assignmentEvents),
    ],
    other: otherFacts(row, new Set([...TAKEN, ...Object.keys(row).filter((key) => key.endsWith('Facet'))])),
  })
}

/** Family name first, or the organisation; its second line is a given name or the kind of organisation. */
function readParty(row: Row): Party[] {
  const [first, second] = [textAt(row, 'nameLineOne'), textAt(row, 'nameLineTwo')]
  const written = [second, first, textAt(row, 'suffix')].filter((part) => part !== undefined).join(' ')
  if (written === '') return []
  const city = textAt(row, 'city')?.replace(/,\s*$/, '')
  const state = textAt(row, 'geoCode')
  const streets = [textAt(row, 'streetOne'), textAt(row, 'streetTwo')]
  return [
    withoutEmpty<Party>({
      name: written,
      kind: organisationKind(written, undefined),
      address: [...streets, city, state].filter((part) => part !== undefined && part !== '').join(', '),
      country: countryCode(textAt(row, 'country')),
      province: state,
      city,
    }),
  ]
}

function readPriority(row: Row): Priority[] {
  const number = textAt(row, 'priorityClaim')
  if (number === undefined) return []
  const country = countryCode(textAt(row, 'countryName')) ?? textAt(row, 'countryName')
  return [withoutEmpty<Priority>({ number, country, date: systemDay(textAt(row, 'filingDate')) })]
}

function readAssignment(row: Row): RecordedAssignment {
  return {
    recorded: systemDay(textAt(row, 'recordedDate')),
    conveyance: textAt(row, 'converyanceName'),
    reelFrame: `${textAt(row, 'reelNumber')}/${textAt(row, 'frameNumber')}`,
    assignors: rowsAt(row, 'assignors').map(assignor),
    assignees: rowsAt(row, 'assignee').flatMap(readAssignee),
  }
}

function assignor(row: Row): string {
  const executed = textAt(row, 'execDate')
  return `${textAt(row, 'assignorName')}${executed === undefined ? '' : ` (executed ${executed})`}`
}

/** The country of an assignee may be a state: the field contains either. */
function readAssignee(row: Row): Party[] {
  const name = textAt(row, 'assigneeName')
  if (name === undefined) return []
  const region = textAt(row, 'countryCode')
  const parts = ['streetLineOneText', 'streetLineTwoText', 'cityName'].map((key) => textAt(row, key))
  return [
    withoutEmpty<Party>({
      name,
      address: [...parts, region, textAt(row, 'postalCode')].filter((part) => part !== undefined).join(', '),
      country: countryCode(region),
      city: textAt(row, 'cityName'),
    }),
  ]
}

/** `Van Santen, William  Jr` is William Jr Van Santen; a name without a comma is unchanged. */
function givenNameFirst(name: string): string {
  const [family = '', ...given] = name.split(',').map((part) => part.replace(/\s+/g, ' ').trim())
  return [given.join(', '), family].filter(Boolean).join(' ')
}
