import type { XmlElement } from '@rgrove/parse-xml'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { applicationNumber, dayOf, idsByForm, type NumberForm, publicationNumber } from '../epo-exchange/read-reference.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { childElements, elementsAt, textAt } from '../xml/element.ts'

/** A result list contains publications and their simple families, nothing else. */
export function searchRecords(answer: XmlElement): ReadPatentRecord[] {
  return elementsAt(answer, 'search-result/publication-reference').flatMap((reference) => {
    const simpleId = reference.attributes['family-id']
    return publicationRecord(idsByForm([reference]), simpleId === undefined ? {} : { family: { simpleId } })
  })
}

/** The number of page images of a publication, and the pages on which its parts begin. */
export function imageRecords(answer: XmlElement): ReadPatentRecord[] {
  return childElements(answer, 'inquiry-result').flatMap((result) => {
    const instances = childElements(result, 'document-instance')
    const full = instances.find(({ attributes }) => attributes['desc'] === 'FullDocument')
    const pages = Number(full?.attributes['number-of-pages'])
    return publicationRecord(idsByForm(childElements(result, 'publication-reference')), {
      ...(pages > 0 && { pageCount: pages }),
      other: { 'document-instance': instances.map(describeInstance) },
    })
  })
}

/** A document number in two forms; the database's form identifies the record. */
export function numberRecords(answer: XmlElement): ReadPatentRecord[] {
  const kinds = ['publication-reference', 'application-reference'] as const
  return kinds.flatMap((kind) => {
    const references = [...elementsAt(answer, `output/${kind}`), ...elementsAt(answer, `input/${kind}`)]
    if (references.length === 0) return []
    const ids = idsByForm(references)
    const other = { 'number forms': [...ids].map(([form, id]) => `${form} ${describeId(id)}`) }
    if (kind === 'publication-reference') return publicationRecord(ids, { other })
    const number = applicationNumber(ids) ?? textAt(ids.get('original') ?? null, 'doc-number')
    if (number === undefined) return []
    const office = textAt(ids.get('docdb') ?? ids.get('original') ?? null, 'country') ?? number.slice(0, 2)
    return [withoutEmpty<ReadPatentRecord>({ applicationNumber: number, office, applicationDate: dayOf(ids), titles: [], other })]
  })
}

function publicationRecord(ids: ReadonlyMap<NumberForm, XmlElement>, facts: Partial<ReadPatentRecord>): ReadPatentRecord[] {
  const number = publicationNumber(ids)
  if (number === undefined) return []
  const kind = textAt(ids.get('docdb') ?? null, 'kind')
  return [
    withoutEmpty<ReadPatentRecord>({
      publicationNumber: number,
      office: number.slice(0, 2),
      kind,
      publicationDate: dayOf(ids),
      titles: [],
      ...facts,
    }),
  ]
}

function describeId(id: XmlElement): string {
  return ['country', 'doc-number', 'kind', 'date']
    .map((name) => textAt(id, name))
    .filter(Boolean)
    .join(' ')
}

/** `FullDocument, 12 pages, ABSTRACT 1, CLAIMS 3, published-data/images/EP/1000000/A1/fullimage, application/pdf`. */
function describeInstance(instance: XmlElement): string {
  const { desc, link } = instance.attributes
  const sections = childElements(instance, 'document-section').map(({ attributes }) => `${attributes['name']} ${attributes['start-page']}`)
  const formats = elementsAt(instance, 'document-format-options/document-format').map(({ text }) => text.trim())
  return [desc, `${instance.attributes['number-of-pages']} pages`, ...sections, link, ...formats].filter(Boolean).join(', ')
}
