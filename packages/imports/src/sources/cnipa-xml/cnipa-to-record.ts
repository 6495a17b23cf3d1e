import type { XmlElement } from '@rgrove/parse-xml'
import { type Citation, type Drawing, normalisePatentNumber, type Priority, readPatentNumbers } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { documentType } from '../column-mapping/document-type.ts'
import { leadingSymbol } from '../epo-exchange/read-classifications.ts'
import { classSymbols } from '../us-redbook/read-classifications.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import type { Generation } from './generation.ts'
import { readCnipaParties } from './read-parties.ts'
import { readCnipaClaims, readCnipaDescription } from './read-texts.ts'

/** A document of the Chinese office as a record. Throws if it has no publication number. */
export function cnipaToRecord(root: XmlElement, names: Generation): ReadPatentRecord {
  const data = names.bibliographies.map((path) => elementAt(root, path)).find((found) => found !== null) ?? null
  const lang = (root.attributes['lang'] ?? 'zh').slice(0, 2).toLowerCase()
  const publication = referenceAt(data, names.publications, names, 'publication')
  const application = referenceAt(data, names.applications, names, 'application')
  const number = textAt(publication, names.id.number) ?? root.attributes[names.attributes.number]
  if (number === undefined) throw new Error('there is no publication number')
  const kind = textAt(publication, names.id.kind) ?? root.attributes[names.attributes.kind]
  const publicationNumber = normalisePatentNumber(withOffice(number) + (kind ?? ''), 'publication').number
  const publicationDate = textAt(publication, names.id.date) ?? root.attributes[names.attributes.date]
  const filed = textAt(application, names.id.number)
  const { patentType, granted } = documentType(publicationNumber)
  return withoutEmpty<ReadPatentRecord>({
    publicationNumber,
    applicationNumber: filed === undefined ? undefined : normalisePatentNumber(withOffice(filed), 'application').number,
    office: textAt(publication, names.id.country) ?? 'CN',
    kind,
    patentType,
    applicationDate: textAt(application, names.id.date),
    publicationDate,
    grantDate: granted ? publicationDate : undefined,
    priorities: all(data, names.priorities).flatMap((claim) => readPriority(claim, names)),
    titles: textsOf(all(data, names.titles), lang).slice(0, 1),
    abstracts: textsOf(all(root, names.abstracts), lang).slice(0, 1),
    claims: readCnipaClaims(all(root, names.claims), lang),
    description: all(root, names.descriptions).flatMap((description) => readCnipaDescription(description, lang)),
    ...readCnipaParties(data, names),
    ipc: classSymbols(
      'ipc',
      all(data, names.ipc)
        .map((element) => element.text.trim())
        .filter(Boolean)
        .map(leadingSymbol),
    ),
    locarno: classSymbols(
      'locarno',
      all(data, names.locarno)
        .map((element) => element.text.replace(/\(.*$/, '').trim())
        .filter(Boolean),
    ),
    citations: elementsAt(data, names.citations).flatMap((citation) => readCitation(citation, names)),
    drawings: drawings(root, names),
    other: otherFacts(data, names),
  })
}

/** Elements along any of several paths, in document order. */
function all(element: XmlElement | null, paths: readonly string[]): XmlElement[] {
  return paths.flatMap((path) => elementsAt(element, path))
}

function textsOf(elements: readonly XmlElement[], lang: string) {
  return elements.map((element) => ({ lang, text: inlineText(element) })).filter(({ text }) => text !== '')
}

/** A reference may occur several times, in the office's own form and in a standard one: the first that can be parsed counts. */
function referenceAt(data: XmlElement | null, path: string, names: Generation, role: 'publication' | 'application'): XmlElement | null {
  const ids = elementsAt(data, path)
  const readable = ids.find((id) => {
    const number = textAt(id, names.id.number)
    return (
      number !== undefined &&
      readPatentNumbers(withOffice(number) + (role === 'publication' ? (textAt(id, names.id.kind) ?? '') : ''), role).length > 0
    )
  })
  return readable ?? ids[0] ?? null
}

function withOffice(number: string): string {
  const plain = number.replace(/^ZL/, '').trim()
  return /^[A-Z]{2}/.test(plain) ? plain : `CN${plain}`
}

/** The number is below the claim, or in an id below it. */
function readPriority(claim: XmlElement, names: Generation): Priority[] {
  const id = elementAt(claim, 'DocumentID') ?? claim
  const number = textAt(id, names.id.number)
  return number === undefined
    ? []
    : [withoutEmpty<Priority>({ number, country: textAt(id, names.id.country), date: textAt(id, names.id.date) })]
}

/** A cited patent by its number, anything else as text. */
function readCitation(citation: XmlElement, names: Generation): Citation[] {
  const id = all(citation, names.citedId)[0] ?? null
  const number = textAt(id, names.id.number)
  if (number === undefined) {
    const text = inlineText(citation)
    return text === '' ? [] : [{ text }]
  }
  const country = textAt(id, names.id.country) ?? 'CN'
  const written = (number.startsWith(country) ? number : country + number) + (textAt(id, names.id.kind) ?? '')
  const category = textAt(citation, 'category') ?? textAt(citation, 'Category')
  return [
    withoutEmpty<Citation>({
      publicationNumber: normalisePatentNumber(written, 'publication').number,
      category,
      date: textAt(id, names.id.date),
    }),
  ]
}

/** By file name, each once: the figure of the abstract is also one of the drawings. */
function drawings(root: XmlElement, names: Generation): Drawing[] {
  const files = all(root, names.figures).flatMap((figure) => elementAt(figure, names.image)?.attributes['file'] ?? [])
  return [...new Set(files)].map((sourceFile, index) => ({ id: String(index + 1), sourceFile }))
}

/** All bibliographic elements without a property in the record, one line each under their own names. */
function otherFacts(data: XmlElement | null, names: Generation): Record<string, string[]> {
  const rest = childElements(data).filter(({ name }) => !names.taken.includes(name))
  const facts = Map.groupBy(rest, ({ name }) => name)
  const lines = [...facts].map(([name, elements]) => [name, elements.map(words).filter(Boolean)] as const)
  return Object.fromEntries(lines.filter(([, texts]) => texts.length > 0))
}

/** Texts of adjacent elements separated by spaces. */
function words(element: XmlElement): string {
  const parts = element.children.map((child) => ('children' in child ? words(child) : 'text' in child ? String(child.text) : ''))
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}
