import type { XmlElement } from '@rgrove/parse-xml'
import type { Claim } from '@gezhi/records'
import { childElements } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'

/** `claim 1`, `claims 2 or 3`, `Anspruch 1`, `Ansprüche 1 bis 3`, `revendication 1`: references to claims, up to the last number. */
const NAMED = /(?:claims?|anspr[uü]che?n?|anspruchs|revendications?)\s+((?:\d+|\s|,|-|–|to|or|and|any|of|one|bis|oder|und|à|ou|et)*\d)/gi
const RANGE = /(\d+)\s*(?:-|–|to|bis|à)\s*(\d+)/g

/** The claims of one language with the claims their text refers to, which the format does not mark up. */
export function readClaims(claims: XmlElement, lang: string): Claim[] {
  const own = (claims.attributes['lang'] ?? lang).toLowerCase()
  return childElements(claims, 'claim').map((claim, index) => {
    const number = index + 1
    const text = inlineText(claim).replace(/^(\d+)\s*\.\)?\s*/, (mark, digits) => (Number(digits) === number ? '' : mark))
    const parents = referredTo(text).filter((parent) => parent < number)
    return { lang: own, number, text, independent: parents.length === 0, parents }
  })
}

/** Numbers of the claims that a text in English, German or French refers to, ascending, without duplicates. */
export function referredTo(text: string): number[] {
  const found = [...text.matchAll(NAMED)].flatMap(([, numbers = '']) => {
    const ranges = [...numbers.matchAll(RANGE)].flatMap(([, from, to]) => between(Number(from), Number(to)))
    return [...ranges, ...[...numbers.matchAll(/\d+/g)].map(Number)]
  })
  return [...new Set(found)].toSorted((a, b) => a - b)
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.min(Math.max(0, to - from + 1), 200) }, (_, step) => from + step)
}
