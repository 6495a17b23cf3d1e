import type { XmlElement } from '@rgrove/parse-xml'
import type { Party, PatentType, Priority } from '@gezhi/records'
import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading, ReadPatentRecord } from '../../patents/patent-format.ts'
import { splitXmlElements } from '../../pipeline/split-xml-elements.ts'
import { organisationKind } from '../us-redbook/read-party.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'
import { parsePatentXml } from '../xml/parse-patent-xml.ts'
import { examinedClass } from './national-class.ts'
import { countryCode, statusRecord, titles, usEvent } from './status-record.ts'
import { systemDay } from './system-date.ts'

/** Status of applications in the office's form of WIPO ST.96 (`PatentBulkData`), one `PatentData` each. */
export const ST96_SOURCE: PatentImportFormat = {
  format: 'us-st96-status',
  version: 1,
  rank: 1,
  recognises: (head) => /<(?:\w+:)?PatentBulkData[\s>]/.test(head),
  fragments: (bytes) => splitXmlElements(bytes, 'PatentData'),
  read: readPatentData,
}

const TYPES: Readonly<Record<string, PatentType>> = { Utility: 'invention', 'Re-Issue': 'reissue', Design: 'design', Plant: 'plant' }

/** Plain facts: path below the metadata, stored under the last name. */
const PLAIN = [
  'GroupArtUnitNumber',
  'ApplicationConfirmationNumber',
  'ApplicantFileReference',
  'BusinessEntityStatusCategory',
  'FirstInventorToFileIndicator',
  'OfficialFileLocationCategory',
  'PatentGrantIdentification',
  'PatentPublicationIdentification',
  'RelatedDocumentData/ParentDocumentData',
  'RelatedDocumentData/ChildDocumentData',
  'PartyBag/CorrespondenceAddress',
]

function readPatentData(fragment: Fragment): PatentReading {
  const record = elementAt(parsePatentXml(fragment.text), 'PatentRecordBag/PatentRecord')
  const formatVersion = /st96Version="([^"]+)"/.exec(fragment.text)?.[1]
  return { kind: 'record', record: toRecord(record), ...(formatVersion !== undefined && { formatVersion }) }
}

function toRecord(record: XmlElement | null): ReadPatentRecord {
  const data = elementAt(record, 'PatentCaseMetadata')
  return statusRecord(textAt(data, 'ApplicationNumberText'), {
    patentType: TYPES[textAt(data, 'ApplicationTypeCategory') ?? ''],
    applicationDate: systemDay(textAt(data, 'FilingDate')),
    grantDate: systemDay(textAt(data, 'PatentGrantIdentification/GrantDate')),
    titles: titles(textAt(data, 'InventionTitle')),
    priorities: elementsAt(data, 'PriorityClaimBag/PriorityClaim').flatMap(readPriority),
    applicants: elementsAt(data, 'PartyBag/ApplicantBag/Applicant/PublicationContact').flatMap(readContact),
    inventors: elementsAt(data, 'PartyBag/InventorBag/Inventor/PublicationContact').flatMap(readContact),
    agents: elementsAt(data, 'PartyBag/RegisteredPractitionerBag/RegisteredPractitioner/Contact').flatMap(readContact),
    examiners: elementsAt(data, 'PartyBag/ExaminerBag/PrimaryExaminer').flatMap(readContact),
    uspc: elementsAt(data, 'PatentClassificationBag/NationalClassification/MainNationalClassification').flatMap((symbol) =>
      examinedClass(`${textAt(symbol, 'NationalClass')}/${textAt(symbol, 'NationalSubclass') ?? ''}`),
    ),
    legalEvents: [
      ...elementsAt(record, 'ProsecutionHistoryDataBag/ProsecutionHistoryData').flatMap((event) =>
        usEvent(systemDay(textAt(event, 'EventDate')), undefined, textAt(event, 'EventDescriptionText')),
      ),
      ...usEvent(systemDay(textAt(data, 'ApplicationStatusDate')), 'STATUS', textAt(data, 'ApplicationStatusCategory')),
    ],
    other: otherFacts(record, data),
  })
}

function readContact(contact: XmlElement): Party[] {
  const person = elementAt(contact, 'Name/PersonName')
  const structured = elementAt(person, 'PersonStructuredName')
  const parts = ['FirstName', 'MiddleName', 'LastName', 'NameSuffix'].map((part) => textAt(structured, part))
  const whole = textAt(person, 'PersonFullName')?.split(/,\s*/).toReversed().join(' ')
  const name = whole ?? parts.filter((part) => part !== undefined).join(' ')
  if (name === '') return []
  const [city, region] = [textAt(contact, 'CityName'), textAt(contact, 'GeographicRegionName')]
  return [
    withoutEmpty<Party>({
      name,
      kind: organisationKind(name, undefined),
      address: [city, region].filter((part) => part !== undefined).join(', '),
      country: textAt(contact, 'CountryCode'),
      province: region,
      city,
    }),
  ]
}

function readPriority(claim: XmlElement): Priority[] {
  const number = textAt(claim, 'ApplicationNumber/ApplicationNumberText')
  if (number === undefined) return []
  const office = textAt(claim, 'IPOfficeName')
  return [withoutEmpty<Priority>({ number, country: countryCode(office) ?? office, date: systemDay(textAt(claim, 'FilingDate')) })]
}

function otherFacts(record: XmlElement | null, data: XmlElement | null): Record<string, string[]> {
  const facts: Record<string, string[]> = {}
  const add = (name: string, elements: readonly XmlElement[]) => {
    const known = elements.map(inOneLine).filter(Boolean)
    if (known.length > 0) facts[name] = known
  }
  for (const path of PLAIN) add(path.split('/').at(-1) as string, elementsAt(data, path))
  for (const term of childElements(elementAt(record, 'PatentTermData'))) {
    add(
      term.name,
      childElements(term).filter(({ name }) => !name.endsWith('Bag')),
    )
    add(
      `${term.name} history`,
      childElements(term)
        .filter(({ name }) => name.endsWith('Bag'))
        .flatMap((container) => childElements(container)),
    )
  }
  add(
    'registered practitioners',
    elementsAt(data, 'PartyBag/RegisteredPractitionerBag/RegisteredPractitioner/RegisteredPractitionerRegistrationNumber'),
  )
  return facts
}

/** `Name: text, Name: text` of all descendants; the text itself if there are none. */
function inOneLine(element: XmlElement): string {
  const parts = childElements(element)
  if (parts.length === 0) {
    const text = element.text.replace(/\s+/g, ' ').trim()
    return element.name.endsWith('Quantity') && text !== '' ? `${element.name}: ${text}` : text
  }
  return parts
    .map((part) => [part.name, inOneLine(part)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (text.startsWith(`${name}: `) ? text : `${name}: ${text}`))
    .join(', ')
}
