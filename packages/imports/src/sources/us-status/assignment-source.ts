import type { XmlElement } from '@rgrove/parse-xml'
import type { Party } from '@gezhi/records'
import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading, ReadPatentRecord } from '../../patents/patent-format.ts'
import { splitXmlElements } from '../../pipeline/split-xml-elements.ts'
import { publicationFromParts } from '../us-documents/us-document-number.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { childElements } from '../xml/element.ts'
import { parsePatentXml } from '../xml/parse-patent-xml.ts'
import { assignmentEvents, presentOwners, type RecordedAssignment } from './recorded-assignment.ts'
import { countryCode, statusRecord, titles } from './status-record.ts'
import { systemDay } from './system-date.ts'

/** Assignments as returned by the office's assignment search (Solr XML); one may name a few patents or a thousand. */
export const ASSIGNMENT_SOURCE: PatentImportFormat = {
  format: 'us-assignments',
  version: 2,
  rank: 0,
  severalPerFragment: true,
  recognises: (head) => /<response[\s>]/.test(head) && /name="reelNo"/.test(head) && /name="conveyanceText"/.test(head),
  fragments: (bytes) => splitXmlElements(bytes, 'doc'),
  read: readAssignment,
}

type Lists = ReadonlyMap<string, readonly string[]>

/** Facts of the recording besides the conveyance itself. */
const STORED_FIELDS = [
  'id',
  'corrName',
  'corrAddress1',
  'corrAddress2',
  'corrAddress3',
  'attorneyDockNum',
  'pageCount',
  'patAssignorEarliestExDate',
] as const

function readAssignment(fragment: Fragment): PatentReading {
  const lists = listsOf(parsePatentXml(fragment.text))
  const [reel, frame, recorded, conveyance] = ['reelNo', 'frameNo', 'recordedDate', 'conveyanceText'].map((name) => lists.get(name)?.[0])
  const executed = lists.get('patAssignorExDate') ?? []
  const assignment: RecordedAssignment = {
    recorded: systemDay(recorded),
    conveyance,
    reelFrame: `${reel}/${frame}`,
    assignors: (lists.get('patAssignorName') ?? []).map((name, index) => {
      const day = systemDay(executed[index])
      return day === undefined ? name : `${name} (executed ${day})`
    }),
    assignees: assignees(lists),
  }
  const other = {
    [`assignment ${reel}/${frame}`]: STORED_FIELDS.flatMap((name) =>
      (lists.get(name) ?? []).filter(Boolean).map((value) => `${name}: ${value}`),
    ),
  }
  const facts = { assignees: presentOwners([assignment]), legalEvents: assignmentEvents(assignment), other }
  const properties = Math.max(...['applNum', 'patNum', 'publNum', 'pctNum'].map((name) => lists.get(name)?.length ?? 0))
  const records = Array.from({ length: properties }, (_, index) => propertyRecord(lists, index, facts))
  return { kind: 'records', records: records.filter((record) => record !== null) }
}

/** One patent or application of an assignment; null if no number identifies it. */
function propertyRecord(
  lists: Lists,
  index: number,
  facts: Pick<ReadPatentRecord, 'assignees' | 'legalEvents' | 'other'>,
): ReadPatentRecord | null {
  const at = (name: string) => lists.get(name)?.[index] || undefined
  const [patent, publication] = [at('patNum'), at('publNum')]
  const number = at('applNum') ?? at('pctNum')
  const shared = {
    applicationDate: systemDay(at('filingDate')),
    grantDate: systemDay(at('issueDate')),
    titles: titles(at('inventionTitle')),
    inventors: (at('inventors') ?? '').split(/,\s*/).flatMap((name) => (name === '' ? [] : [{ name }])),
    ...facts,
    other: {
      ...facts.other,
      ...(patent !== undefined && { 'patent number': [patent] }),
      ...(publication !== undefined && { 'publication number': [publication] }),
    },
  }
  if (number !== undefined) return statusRecord(number, shared)
  const published = patent ?? publication
  return published === undefined
    ? null
    : withoutEmpty<ReadPatentRecord>({ publicationNumber: publicationFromParts(published), office: 'US', ...shared })
}

function assignees(lists: Lists): Party[] {
  const parts = ['Address1', 'Address2', 'City', 'State', 'CountryName', 'Postcode'].map((name) => lists.get(`patAssignee${name}`) ?? [])
  return (lists.get('patAssigneeName') ?? []).map((name, index) => {
    const [one, two, city, state, country, code] = parts.map((values) => values[index])
    return withoutEmpty<Party>({
      name,
      address: [one, two, city, state, code].filter(Boolean).join(', '),
      country: countryCode(country),
      province: state,
      city,
    })
  })
}

/** Values by name; `NULL` and the placeholder date are empty, so that parallel lists stay aligned. */
function listsOf(document: XmlElement): Lists {
  return new Map(
    childElements(document).map((field) => {
      const values = field.name === 'arr' ? childElements(field) : [field]
      return [field.attributes['name'] ?? '', values.map((value) => trimmed(value.text))] as const
    }),
  )
}

function trimmed(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain === 'NULL' || plain.startsWith('0001-01-01') ? '' : plain
}
