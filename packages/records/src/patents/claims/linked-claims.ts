import type { Claim } from '../patent-record.ts'
import { claimReferences } from './claim-references.ts'

/** A claim as a source gives it. */
export interface WrittenClaim extends Pick<Claim, 'lang' | 'number' | 'text'> {
  /** Claims it refers to according to the markup of the source, which may lack those of ranges and of `any preceding claim`. */
  readonly marked?: readonly number[]
}

/** The claims of one text, each with the claims it refers to: those in the markup of the source, then those in its words only. */
export function linkedClaims(claims: readonly WrittenClaim[]): Claim[] {
  const highest = Math.max(...claims.map(({ number }) => number))
  return claims.map(({ lang, number, text, marked = [] }) => {
    const parents = [...new Set([...marked.filter((parent) => parent !== number), ...claimReferences(text, number, highest)])]
    return { lang, number, text, independent: parents.length === 0, parents }
  })
}
