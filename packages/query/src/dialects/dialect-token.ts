import type { ProximityOperator } from '../parsing/token.ts'
import type { TextRange } from '../tree.ts'
import type { LossCode } from './dialect.ts'

export type Relation = '=' | '==' | '>=' | '<=' | '>' | '<' | 'any' | 'all' | 'within'

/** One token of a query in a dialect, its field names and wildcards in the dialect's notation. */
export type DialectTokenBody =
  | Sign<'open' | 'close' | 'and' | 'or' | 'xor' | 'not' | 'optional'>
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  /** Words within `distance` of each other. */
  | { readonly kind: 'slop'; readonly text: string; readonly distance: number }
  /** A field before its expression. */
  | { readonly kind: 'field'; readonly names: readonly string[]; readonly relation: Relation }
  /** A field after its expression. */
  | { readonly kind: 'suffix'; readonly names: readonly string[] }
  | {
      readonly kind: 'range'
      readonly from: string | null
      readonly to: string | null
      readonly fromInclusive: boolean
      readonly toInclusive: boolean
    }
  | {
      readonly kind: 'proximity'
      readonly operator: ProximityOperator
      readonly distance: number | null
      readonly negated: boolean
      /** Our construct, mentioned in a loss, if theirs differs slightly. */
      readonly near?: string
    }
  /** How often the preceding operand has to occur. */
  | { readonly kind: 'times'; readonly count: number }
  | { readonly kind: 'history'; readonly line: number }
  /** Not expressible in our language: reported as a loss. */
  | { readonly kind: 'lost'; readonly code: LossCode }

/** Tokens without further data, one member of the union each. */
type Sign<Kinds extends string> = { [Kind in Kinds]: { readonly kind: Kind } }[Kinds]

export type DialectToken = TextRange & DialectTokenBody

/**
 * A rule of a grammar: tried at the scanner's position (sticky); returns one token, several for the same range, or null if it does not
 * match.
 */
export interface DialectRule {
  readonly pattern: RegExp
  readonly tokens: (match: RegExpExecArray) => DialectTokenBody | readonly DialectTokenBody[] | null
}

/** How a dialect is parsed. */
export interface DialectGrammar {
  /** In the order they are tried; white space before is skipped. */
  readonly rules: readonly DialectRule[]
  /** Operators have no precedence and are applied from left to right. */
  readonly leftToRight: boolean
  /** Each user configures what a space between terms means. */
  readonly spaceIsSetByUser: boolean
  /** The text of a term with our wildcards; `near` if the closest one is used. Null if it has no wildcard. */
  readonly wildcards: (text: string) => { readonly text: string; readonly near: boolean } | null
  /** Where terms without a field are searched, if not in the full text. */
  readonly freeText?: { readonly zh: string; readonly en: string }
}

/** Limits distances to the maximum of our language. */
export function within(distance: number): number {
  return Math.min(Math.max(distance, 0), 999)
}
