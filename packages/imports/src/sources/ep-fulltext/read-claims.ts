import type { XmlElement } from '@rgrove/parse-xml'
import { linkedClaims, type Claim } from '@gezhi/records'
import { childElements } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'

/** The claims of one language with the claims their text refers to, which the format does not mark up. */
export function readClaims(claims: XmlElement, lang: string): Claim[] {
  const own = (claims.attributes['lang'] ?? lang).toLowerCase()
  const written = childElements(claims, 'claim').map((claim, index) => {
    const number = index + 1
    const text = inlineText(claim).replace(/^(\d+)\s*\.\)?\s*/, (mark, digits) => (Number(digits) === number ? '' : mark))
    return { lang: own, number, text }
  })
  return linkedClaims(written)
}
