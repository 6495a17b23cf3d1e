import { normalisePatentNumber } from '@gezhi/records'
import type { XmlElement } from '@rgrove/parse-xml'
import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading, ReadPatentRecord } from '../../patents/patent-format.ts'
import { splitXmlElements } from '../../pipeline/split-xml-elements.ts'
import { publicationFromParts, usApplicationNumber } from '../us-documents/us-document-number.ts'
import { elementAt, elementsAt, textAt } from '../xml/element.ts'
import { parsePatentXml } from '../xml/parse-patent-xml.ts'

const RECORD = 'CPCMasterClassificationRecord'

/** The USPTO's CPC master classification files: for each grant or publication its number and its current CPC classes. */
export const CPC_MASTER_SOURCE: PatentImportFormat = {
  format: 'us-cpc-master',
  version: 1,
  rank: 0,
  recognises: (head) => head.includes('CPCMasterClassificationFile'),
  fragments: (bytes) => splitXmlElements(bytes, RECORD),
  read,
}

function read(fragment: Fragment): PatentReading {
  const root = parsePatentXml(fragment.text)
  const grant = elementAt(root, 'PatentGrantIdentification')
  const published = grant ?? elementAt(root, 'PatentPublicationIdentification')
  const number = textAt(published, grant === null ? 'PublicationNumber' : 'PatentNumber')
  if (number === undefined) return { kind: 'rejected', reason: { en: 'has no publication number', zh: '没有公开号' } }
  const publicationNumber = publicationFromParts(number, textAt(published, 'PatentDocumentKindCode'), textAt(published, 'IPOfficeCode'))
  const { office, kind } = normalisePatentNumber(publicationNumber, 'publication')
  const date = textAt(published, grant === null ? 'PublicationDate' : 'GrantDate')?.replaceAll('-', '')
  const record: ReadPatentRecord = { publicationNumber, office, titles: [], cpc: classes(root) }
  if (kind !== undefined) record.kind = kind
  const application = textAt(root, 'ApplicationIdentification/ApplicationNumber/ApplicationNumberText')
  if (application !== undefined) record.applicationNumber = usApplicationNumber(application)
  if (date !== undefined) record.publicationDate = date
  if (date !== undefined && grant !== null) record.grantDate = date
  return { kind: 'record', record }
}

/** Main classes first, without duplicates. */
function classes(root: XmlElement): string[] {
  const paths = ['MainCPC', 'FurtherCPC', 'FurtherCPC/CPCCombinationSets/CPCCombinationRank']
  const found = paths.flatMap((path) => elementsAt(root, `CPCClassificationBag/${path}/CPCClassification`))
  return [...new Set(found.map(symbolOf))]
}

function symbolOf(element: XmlElement): string {
  const part = (name: string) => textAt(element, name) ?? ''
  return `${part('CPCSection')}${part('Class')}${part('Subclass')}${part('MainGroup')}/${part('Subgroup')}`
}
