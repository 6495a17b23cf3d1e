import type { XmlElement } from '@rgrove/parse-xml'
import type { Citation } from '@gezhi/records'
import { publicationFromParts } from '../us-documents/us-document-number.ts'
import { knownDate } from '../us-documents/written-date.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { elementAt, elementsAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'

/** Citations of the applicant, which few applications contain. */
export function readPapCitations(data: XmlElement | null): Citation[] {
  return elementsAt(data, 'technical-information/citation').flatMap((citation) => {
    const document = elementAt(citation, 'cited-patent-literature/document-id')
    const number = textAt(document, 'doc-number')
    const literature = elementAt(citation, 'cited-non-patent-literature')
    const read = withoutEmpty<Citation>({
      publicationNumber:
        number === undefined ? undefined : publicationFromParts(number, textAt(document, 'kind-code'), textAt(document, 'country-code')),
      date: knownDate(textAt(document, 'document-date')),
      text: literature === null ? undefined : inlineText(literature),
    })
    return Object.keys(read).length === 0 ? [] : [read]
  })
}
