import type { XmlElement } from '@rgrove/parse-xml'
import type { Citation } from '@gezhi/records'
import { elementAt, elementsAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import { documentDate, documentNumber } from './read-document-id.ts'
import { withoutEmpty } from './without-empty.ts'

/** Cited patents and other literature, in document order; `category` is the citing party. */
export function readCitations(bibliography: XmlElement | null): Citation[] {
  const citations = [
    ...elementsAt(bibliography, 'references-cited/citation'),
    ...elementsAt(bibliography, 'us-references-cited/us-citation'),
  ]
  return citations.map(readCitation).filter((citation) => citation.publicationNumber !== undefined || citation.text !== undefined)
}

function readCitation(citation: XmlElement): Citation {
  const patent = elementAt(citation, 'patcit/document-id')
  const literature = elementAt(citation, 'nplcit/othercit')
  return withoutEmpty<Citation>({
    publicationNumber: documentNumber(patent, 'publication'),
    category: textAt(citation, 'category'),
    party: textAt(patent, 'name'),
    date: documentDate(patent),
    text: literature === null ? undefined : inlineText(literature),
  })
}
