import type { XmlElement } from '@rgrove/parse-xml'
import { linkedClaims, type Claim, type Paragraph } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { idsByForm, publicationNumber } from '../epo-exchange/read-reference.ts'
import { sectionOfHeading } from '../us-redbook/read-description.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { childElements, elementsAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'

/** Claims or description of one publication. */
export function fullTextRecords(document: XmlElement): ReadPatentRecord[] {
  const ids = idsByForm(elementsAt(document, 'bibliographic-data/publication-reference'))
  const number = publicationNumber(ids)
  if (number === undefined) return []
  return [
    withoutEmpty<ReadPatentRecord>({
      publicationNumber: number,
      office: number.slice(0, 2),
      kind: textAt(ids.get('docdb') ?? null, 'kind'),
      titles: [],
      claims: childElements(document, 'claims').flatMap(readClaims),
      description: childElements(document, 'description').flatMap(readParagraphs),
    }),
  ]
}

/** Claims are in one element or several; each `claim-text` that begins with the next number starts one. */
function readClaims(claims: XmlElement): Claim[] {
  const lang = languageOf(claims)
  const found: string[] = []
  for (const line of elementsAt(claims, 'claim/claim-text').map(inlineText).filter(Boolean)) {
    const number = /^(\d+)\s*[.)]?\s/.exec(line)?.[1]
    if (found.length === 0 || Number(number) === found.length + 1) found.push(line)
    else found[found.length - 1] += `\n${line}`
  }
  const claimOf = (written: string, index: number) => {
    const number = index + 1
    return { lang, number, text: written.replace(new RegExp(`^${number}\\s*[.)]?\\s+`), '') }
  }
  return linkedClaims(found.map(claimOf))
}

/** Paragraphs without their numbers; one in capitals without a number is a heading. */
function readParagraphs(description: XmlElement): Paragraph[] {
  const lang = languageOf(description)
  let section: Paragraph['section']
  return childElements(description)
    .map(inlineText)
    .filter(Boolean)
    .map((written) => {
      const text = written.replace(/^\[\d{4,5}\]\s*/, '')
      const heading = text === written && text.length < 150 && /\p{Lu}/u.test(text) && text === text.toUpperCase()
      if (heading) section = sectionOfHeading(text) ?? section
      return { lang, text, ...(heading && { heading }), ...(section !== undefined && { section }) }
    })
}

function languageOf(element: XmlElement): string {
  return (element.attributes['lang'] ?? 'und').toLowerCase()
}
