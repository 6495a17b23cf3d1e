import type { SearchCondition } from '@gezhi/query'
import type { TextColumn } from '@gezhi/records'

/** A condition whose words are looked up: variants and patterns are the tokens they stand for in this index. */
export type ResolvedCondition =
  | { readonly kind: 'and' | 'or' | 'xor'; readonly operands: readonly ResolvedCondition[] }
  | { readonly kind: 'not'; readonly operand: ResolvedCondition }
  | { readonly kind: 'text'; readonly columns: readonly TextColumn[]; readonly match: ResolvedMatch }
  | { readonly kind: 'optional'; readonly required: ResolvedCondition; readonly optional: ResolvedCondition }
  /** The best by meaning, as a search kept them under this name in the session (`ranked`). */
  | { readonly kind: 'ranked'; readonly name: string }
  | Extract<SearchCondition, { kind: 'all' | 'none' | 'value' }>

export type ResolvedMatch =
  /** Tests of tokens at positions in a row; an occurrence takes up `positions` of them. */
  | { readonly kind: 'row'; readonly tests: readonly ResolvedTest[]; readonly positions: number }
  | { readonly kind: 'any'; readonly options: readonly ResolvedMatch[] }
  | {
      readonly kind: 'proximity'
      readonly operator: 'near' | 'adj' | 'sen' | 'para'
      readonly distance: number | null
      readonly left: ResolvedMatch
      readonly right: ResolvedMatch
    }
  | { readonly kind: 'frequency'; readonly count: number; readonly operand: ResolvedMatch }

export type ResolvedTest =
  /** One of these; none when the index holds no word that fits. */
  { readonly kind: 'tokens'; readonly texts: readonly string[] } | { readonly kind: 'prefix'; readonly text: string }

export type RowMatch = Extract<ResolvedMatch, { kind: 'row' }>
export type ProximityMatch = Extract<ResolvedMatch, { kind: 'proximity' }>
