import type { XmlElement } from '@rgrove/parse-xml'
import { type Citation, readPatentNumbers } from '@gezhi/records'
import { childElements, elementsAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'

/** `WO-A1-2014/114885`, `CN-U- 202 128 028`: office, kind, number. */
const PATENT = /^([A-Z]{2})-([A-Z]\d?)-\s*(.+)$/

/** Documents cited (56): patents and other literature, with the categories of the search report if it is included. */
export function readCitations(root: XmlElement, sdobi: XmlElement | null): Citation[] {
  const patents = elementsAt(sdobi, 'B500/B560/B561/text').map((text) => citedPatent(text.text.replace(/\s+/g, ' ').trim()))
  const literature = elementsAt(sdobi, 'B500/B560/B562/text').map((text): Citation => ({ text: inlineText(text) }))
  return [...patents, ...literature, ...searchReport(root), ...inDescription(root)].filter(
    (one) => one.publicationNumber !== undefined || one.text !== '',
  )
}

/** A number that cannot be parsed is stored as written. */
function citedPatent(written: string): Citation {
  const [, office = '', kind = '', number = ''] = PATENT.exec(written) ?? []
  const read = readPatentNumbers(`${office}${number.replaceAll(' ', '')}${kind}`, 'publication')[0]
  return read === undefined ? { text: written } : { publicationNumber: read.number }
}

/** Citations in the description, which the office lists after it. */
function inDescription(root: XmlElement): Citation[] {
  const listed = childElements(root, 'ep-reference-list').flatMap((list) => [
    ...descendants(list, 'patcit'),
    ...descendants(list, 'nplcit'),
  ])
  return listed.map((citation) => {
    const id = elementsAt(citation, 'document-id')[0] ?? null
    const written = ['country', 'doc-number', 'kind'].map((part) => textAt(id, part) ?? '').join('')
    const publicationNumber = readPatentNumbers(written, 'publication')[0]?.number
    return withoutEmpty<Citation>({
      publicationNumber,
      category: 'cited in the description',
      date: textAt(id, 'date')?.replace(/(?:00){1,2}$/, ''),
      text: publicationNumber === undefined ? wordsIn(citation) : undefined,
    })
  })
}

function descendants(element: XmlElement, name: string): XmlElement[] {
  return childElements(element).flatMap((child) => (child.name === name ? [child] : descendants(child, name)))
}

/** Texts of adjacent elements (author, title, volume) separated by spaces. */
function wordsIn(element: XmlElement): string {
  const parts = element.children.map((child) => ('children' in child ? wordsIn(child) : 'text' in child ? String(child.text) : ''))
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}

function searchReport(root: XmlElement): Citation[] {
  return elementsAt(root, 'search-report-data/srep-for-pub/srep-citations/citation').flatMap((citation) => {
    const id = elementsAt(citation, 'patcit/document-id')[0] ?? null
    const written = ['country', 'doc-number', 'kind'].map((part) => textAt(id, part) ?? '').join('')
    const text = elementsAt(citation, 'nplcit').map(inlineText).join(' ')
    return [
      withoutEmpty<Citation>({
        publicationNumber: readPatentNumbers(written, 'publication')[0]?.number,
        category: elementsAt(citation, 'category')
          .map((category) => category.text.trim())
          .join(', '),
        party: textAt(id, 'name')?.replace(/(?<!\s)\s*\[[A-Z]{2}\]/, ''),
        date: textAt(id, 'date'),
        text: text === '' && id !== null ? undefined : text,
      }),
    ]
  })
}
