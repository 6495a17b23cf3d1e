import type { XmlElement } from '@rgrove/parse-xml'
import { type Citation, readPatentNumbers } from '@gezhi/records'
import { elementsAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'

/** `WO-A1-2014/114885`, `CN-U- 202 128 028`: office, kind, number. */
const PATENT = /^([A-Z]{2})-([A-Z]\d?)-\s*(.+)$/

/** Documents cited (56): patents and other literature, and the search report's with their categories where it comes along. */
export function readCitations(root: XmlElement, sdobi: XmlElement | null): Citation[] {
  const patents = elementsAt(sdobi, 'B500/B560/B561/text').map((text) => citedPatent(text.text.replace(/\s+/g, ' ').trim()))
  const literature = elementsAt(sdobi, 'B500/B560/B562/text').map((text): Citation => ({ text: inlineText(text) }))
  return [...patents, ...literature, ...searchReport(root)].filter((one) => one.publicationNumber !== undefined || one.text !== '')
}

/** A number that cannot be read stays as it is written. */
function citedPatent(written: string): Citation {
  const [, office = '', kind = '', number = ''] = PATENT.exec(written) ?? []
  const read = readPatentNumbers(`${office}${number.replaceAll(' ', '')}${kind}`, 'publication')[0]
  return read === undefined ? { text: written } : { publicationNumber: read.number }
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
        party: textAt(id, 'name')?.replace(/\s*\[[A-Z]{2}\]/, ''),
        date: textAt(id, 'date'),
        text: text === '' && id !== null ? undefined : text,
      }),
    ]
  })
}
