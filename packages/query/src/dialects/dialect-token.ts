import type { ProximityOperator } from '../parsing/token.ts'
import type { TextRange } from '../tree.ts'
import type { LossCode } from './dialect.ts'

export type Relation = '=' | '==' | '>=' | '<=' | '>' | '<' | 'any' | 'all' | 'within'

/** One piece of a query in a dialect, its field names and wildcards still as the dialect writes them. */
export type DialectTokenBody =
  | Sign<'open' | 'close' | 'and' | 'or' | 'xor' | 'not' | 'optional'>
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  /** Words within `distance` of each other. */
  | { readonly kind: 'slop'; readonly text: string; readonly distance: number }
  /** A field before what is looked for in it. */
  | { readonly kind: 'field'; readonly names: readonly string[]; readonly relation: Relation }
  /** A field behind what is looked for in it. */
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
      /** Ours, said in a loss, where theirs is not quite the same. */
      readonly near?: string
    }
  /** How often the preceding operand has to occur. */
  | { readonly kind: 'times'; readonly count: number }
  | { readonly kind: 'history'; readonly line: number }
  /** Nothing that could be said here: named as a loss. */
  | { readonly kind: 'lost'; readonly code: LossCode }

/** Pieces that are nothing but what they are, one member of the union each. */
type Sign<Kinds extends string> = { [Kind in Kinds]: { readonly kind: Kind } }[Kinds]

export type DialectToken = TextRange & DialectTokenBody

/** A rule of a grammar: tried where the scanner stands (sticky); what it answers is one piece, several over the same place, or null for "not this". */
export interface DialectRule {
  readonly pattern: RegExp
  readonly tokens: (match: RegExpExecArray) => DialectTokenBody | readonly DialectTokenBody[] | null
}

/** How a dialect is read. */
export interface DialectGrammar {
  /** In the order they are tried; white space is skipped before. */
  readonly rules: readonly DialectRule[]
  /** Operators bind as they come, from left to right. */
  readonly leftToRight: boolean
  /** What a space between terms means is set by each user. */
  readonly spaceIsSetByUser: boolean
  /** The text of a term with its wildcards written our way; `near` where the nearest sign stands in. Null where it has no wildcard. */
  readonly wildcards: (text: string) => { readonly text: string; readonly near: boolean } | null
  /** Where terms without a field are looked for, when that is not the full text. */
  readonly freeText?: { readonly zh: string; readonly en: string }
}

/** Distances as large as a query of ours may ask for. */
export function within(distance: number): number {
  return Math.min(Math.max(distance, 0), 999)
}
