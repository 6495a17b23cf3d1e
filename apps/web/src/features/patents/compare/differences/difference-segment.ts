import type { TextToken } from './text-tokens.ts'

/** A run of two texts compared: in both (perhaps in another case, width or white space), only in the left, or only in the right. */
export interface DifferenceSegment {
  readonly kind: 'same' | 'removed' | 'added'
  /** Its text in the left one; empty where added. */
  readonly left: string
  /** Its text in the right one; empty where removed. */
  readonly right: string
}

/** Tokens of a segment, of both texts. */
export interface TokenSegment {
  readonly kind: DifferenceSegment['kind']
  readonly left: readonly TextToken[]
  readonly right: readonly TextToken[]
}
