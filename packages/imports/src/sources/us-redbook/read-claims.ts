import type { XmlElement } from '@rgrove/parse-xml'
import { linkedClaims, type Claim } from '@gezhi/records'
import { childElements, isElement } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'

/** The claims with the claims they refer to, without the number that precedes the text. */
export function readClaims(claims: XmlElement | null, lang: string): Claim[] {
  const written = childElements(claims, 'claim').map((claim, index) => {
    const number = Number(claim.attributes['num']) || index + 1
    const text = inlineText(claim).replace(new RegExp(`^${number}\\s*\\.\\s*`), '')
    return { lang, number, text, marked: referredTo(claim) }
  })
  return linkedClaims(written)
}

/** Claim numbers in the `idref`s below an element, in order. One reference may contain several. */
function referredTo(element: XmlElement): number[] {
  return element.children.flatMap((child) => {
    if (!isElement(child)) return []
    if (child.name !== 'claim-ref') return referredTo(child)
    return [...(child.attributes['idref'] ?? '').matchAll(/CLM-0*(\d+)/g)].map((match) => Number(match[1]))
  })
}
