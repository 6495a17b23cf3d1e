import type { XmlElement } from '@rgrove/parse-xml'
import type { LangText, PatentType, Priority } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { readCitations } from './read-citations.ts'
import { readClassifications } from './read-classifications.ts'
import { readOtherFacts } from './read-other-facts.ts'
import { readParties } from './read-parties.ts'
import { applicationNumber, bySequence, dayOf, idsByForm, publicationNumber } from './read-reference.ts'

/** By the first letter of the kind (WIPO ST.16): groups of numbering series. Letters of translations and the like determine no type. */
const TYPES: Readonly<Record<string, PatentType>> = {
  A: 'invention',
  B: 'invention',
  C: 'invention',
  E: 'reissue',
  H: 'registration',
  P: 'plant',
  S: 'design',
  U: 'utility',
  Y: 'utility',
}

/** An exchange-document as a record. Throws if it has no publication number. */
export function exchangeToRecord(document: XmlElement): ReadPatentRecord {
  const bibliography = elementAt(document, 'bibliographic-data')
  const publication = idsByForm(elementsAt(bibliography, 'publication-reference'))
  const application = idsByForm(elementsAt(bibliography, 'application-reference'))
  const number = publicationNumber(publication)
  if (bibliography === null || number === undefined) throw new Error('there is no publication number')
  const office = document.attributes['country'] ?? number.slice(0, 2)
  const kind = document.attributes['kind']
  const publicationDate = dayOf(publication)
  const simpleId = document.attributes['family-id']
  const original = originalLanguage(bibliography)
  return withoutEmpty<ReadPatentRecord>({
    publicationNumber: number,
    applicationNumber: applicationNumber(application),
    office,
    kind,
    patentType: TYPES[kind?.[0] ?? ''],
    applicationDate: dayOf(application),
    publicationDate,
    grantDate: grantDate(bibliography) ?? (office === 'EP' && kind === 'B1' ? publicationDate : undefined),
    priorities: readPriorities(bibliography),
    titles: readTexts(childElements(bibliography, 'invention-title'), original),
    abstracts: readTexts([...childElements(document, 'abstract'), ...childElements(bibliography, 'abstract')], original),
    applicants: readParties(bibliography, 'applicants/applicant'),
    inventors: readParties(bibliography, 'inventors/inventor'),
    ...readClassifications(bibliography),
    citations: readCitations(bibliography),
    family: simpleId === undefined || simpleId === '' ? undefined : { simpleId },
    other: readOtherFacts(document, bibliography),
  })
}

/** The language meant by `ol` (original language); undefined if the document does not state it. */
function originalLanguage(bibliography: XmlElement): string | undefined {
  const text = textAt(bibliography, 'language-of-publication') ?? textAt(bibliography, 'language-of-filing')
  return text?.toLowerCase()
}

/** The placeholder in an abstract for a picture that is not part of it. */
const PICTURE = /(?<!\s)\s*<IMAGE>/g

/** Texts in the languages named, without duplicates: two forms of one title may be the same. */
function readTexts(elements: readonly XmlElement[], original: string | undefined): LangText[] {
  const texts = elements.map((element) => {
    const named = element.attributes['lang']?.toLowerCase()
    return { lang: named === undefined || named === 'ol' ? (original ?? 'und') : named, text: inlineText(element).replace(PICTURE, '') }
  })
  const known = texts.filter(({ text }) => text !== '')
  return [...new Map(known.map((text) => [`${text.lang} ${text.text}`, text])).values()]
}

/** Only DOCDB contains the date on which a document was published as granted. */
function grantDate(bibliography: XmlElement): string | undefined {
  const days = elementAt(bibliography, 'dates-of-public-availability')
  return textAt(days, 'printed-with-grant/document-id/date') ?? textAt(days, 'not-printed-with-grant/document-id/date')
}

/** Priorities in the database's form; the form of its search system has the country before the number. */
function readPriorities(bibliography: XmlElement): Priority[] {
  return bySequence(elementsAt(bibliography, 'priority-claims/priority-claim')).flatMap((forms) => {
    const ids = idsByForm(forms)
    const docdb = ids.get('docdb') ?? null
    const epodoc = textAt(ids.get('epodoc') ?? null, 'doc-number')
    const number = textAt(docdb, 'doc-number') ?? epodoc?.slice(2) ?? textAt(ids.get('original') ?? null, 'doc-number')
    if (number === undefined) return []
    return [withoutEmpty<Priority>({ number, country: textAt(docdb, 'country') ?? epodoc?.slice(0, 2), date: dayOf(ids) })]
  })
}
