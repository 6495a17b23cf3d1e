import type { XmlElement } from '@rgrove/parse-xml'
import type { LangText, PatentType } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { elementAt, elementsAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import { readCitations } from './read-citations.ts'
import { readClaims } from './read-claims.ts'
import { readClassifications } from './read-classifications.ts'
import { readDescription } from './read-description.ts'
import { documentDay, documentNumber } from './read-document-id.ts'
import { readDrawings } from './read-drawings.ts'
import { readOtherFacts } from './read-other-facts.ts'
import { readParties } from './read-parties.ts'
import { readPriorities } from './read-priorities.ts'
import { withoutEmpty } from './without-empty.ts'

/** Patent types by `appl-type`. */
const TYPES: Readonly<Record<string, PatentType>> = {
  utility: 'invention',
  design: 'design',
  plant: 'plant',
  reissue: 'reissue',
  sir: 'registration',
}

/** A document of the Red Book, grant or application, as a record. Throws if it has no publication number. */
export function redbookToRecord(root: XmlElement): ReadPatentRecord {
  const grant = root.name === 'us-patent-grant'
  const bibliography = elementAt(root, grant ? 'us-bibliographic-data-grant' : 'us-bibliographic-data-application')
  const publication = elementAt(bibliography, 'publication-reference/document-id')
  const application = elementAt(bibliography, 'application-reference')
  const publicationNumber = documentNumber(publication, 'publication')
  if (publicationNumber === undefined) throw new Error('there is no publication number')
  const lang = (root.attributes['lang'] ?? 'en').toLowerCase()
  const publicationDate = documentDay(publication)
  return withoutEmpty<ReadPatentRecord>({
    publicationNumber,
    applicationNumber: documentNumber(elementAt(application, 'document-id'), 'application'),
    office: textAt(publication, 'country') ?? 'US',
    kind: textAt(publication, 'kind'),
    patentType: TYPES[application?.attributes['appl-type'] ?? ''],
    applicationDate: documentDay(elementAt(application, 'document-id')),
    publicationDate,
    grantDate: grant ? publicationDate : undefined,
    priorities: readPriorities(bibliography),
    titles: texts(elementsAt(bibliography, 'invention-title'), lang),
    abstracts: texts(elementsAt(root, 'abstract'), lang),
    claims: readClaims(elementAt(root, 'claims'), lang),
    description: readDescription(elementAt(root, 'description'), lang),
    ...readParties(bibliography),
    ...readClassifications(bibliography),
    citations: readCitations(bibliography),
    drawings: readDrawings(elementAt(root, 'drawings')),
    other: readOtherFacts(root, bibliography),
  })
}

function texts(elements: readonly XmlElement[], lang: string): LangText[] {
  return elements.map((element) => ({ lang, text: inlineText(element) })).filter(({ text }) => text !== '')
}
