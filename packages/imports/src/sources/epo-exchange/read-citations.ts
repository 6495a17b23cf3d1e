import type { XmlElement } from '@rgrove/parse-xml'
import type { Citation } from '@gezhi/records'
import { elementAt, elementsAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { dayOf, idsByForm, publicationNumber, textsAt } from './read-reference.ts'

/** Cited patents and other literature, with the category of the search report or, without one, the citing party. */
export function readCitations(bibliography: XmlElement | null): Citation[] {
  return elementsAt(bibliography, 'references-cited/citation')
    .map(readCitation)
    .filter((citation) => citation.publicationNumber !== undefined || citation.text !== undefined)
}

function readCitation(citation: XmlElement): Citation {
  const patent = elementAt(citation, 'patcit')
  const ids = idsByForm(patent === null ? [] : [patent])
  return withoutEmpty<Citation>({
    publicationNumber: publicationNumber(ids),
    category: textsAt(citation, 'category').join(', ') || citedBy(citation),
    party: textAt(ids.get('docdb') ?? ids.get('epodoc') ?? null, 'name')?.replace(/(?<!\s)\s*\[[A-Z]{2}\]/, ''),
    date: dayOf(ids),
    text: literature(citation),
  })
}

function literature(citation: XmlElement): string | undefined {
  const text = elementAt(citation, 'nplcit/text') ?? elementAt(citation, 'nplcit')
  return text === null ? undefined : inlineText(text)
}

function citedBy(citation: XmlElement): string | undefined {
  const by = citation.attributes['cited-by']
  return by === undefined ? citation.attributes['cited-phase'] : `cited by ${by}`
}

/** Further details of the search about each citation: `3: claims 1-15, * figure 2 *`. */
export function citedPassages(bibliography: XmlElement | null): string[] {
  return elementsAt(bibliography, 'references-cited/citation').flatMap((citation, index) => {
    const claims = textsAt(citation, 'rel-claims').map((text) => `claims ${text}`)
    const passages = [...claims, ...textsAt(citation, 'rel-passage/passage')]
    return passages.length === 0 ? [] : [`${index + 1}: ${passages.join(', ')}`]
  })
}
