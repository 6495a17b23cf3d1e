import type { XmlElement } from '@rgrove/parse-xml'
import type { Citation } from '@gezhi/records'
import { publicationFromParts } from '../us-documents/us-document-number.ts'
import { knownDate } from '../us-documents/written-date.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { elementAt, elementsAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import { st32Name } from './read-parties.ts'

/** Cited patents (`B561`), then other literature (`B562`), in the order of the document. */
export function readSt32Citations(data: XmlElement | null): Citation[] {
  const cited = [...elementsAt(data, 'B500/B560/B561'), ...elementsAt(data, 'B500/B560/B562')]
  return cited.map(readCitation).filter((citation) => citation.publicationNumber !== undefined || citation.text !== undefined)
}

function readCitation(citation: XmlElement): Citation {
  const document = elementAt(citation, 'PCIT/DOC')
  const number = textAt(document, 'DNUM')
  const literature = elementAt(citation, 'NCIT')
  return withoutEmpty<Citation>({
    publicationNumber: number === undefined ? undefined : publicationFromParts(number, textAt(document, 'KIND'), textAt(document, 'CTRY')),
    category:
      elementAt(citation, 'CITED-BY-EXAMINER') !== null
        ? 'cited by examiner'
        : elementAt(citation, 'CITED-BY-OTHER') !== null
          ? 'cited by other'
          : undefined,
    party: st32Name(elementAt(citation, 'PCIT/PARTY-US')),
    date: knownDate(textAt(document, 'DATE')),
    text: literature === null ? undefined : inlineText(literature),
  })
}
