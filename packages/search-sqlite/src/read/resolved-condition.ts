import type { SearchCondition, ValueTest } from '@gezhi/query'

/** A condition after look-ups: variants and patterns are replaced by the matching tokens of this index. */
export type ResolvedCondition =
  | { readonly kind: 'and' | 'or' | 'xor'; readonly operands: readonly ResolvedCondition[] }
  | { readonly kind: 'not'; readonly operand: ResolvedCondition }
  | TextCondition
  | { readonly kind: 'optional'; readonly required: ResolvedCondition; readonly optional: ResolvedCondition }
  /** The best semantic hits, stored under this name in the session (`ranked`). */
  | { readonly kind: 'ranked'; readonly name: string }
  | Extract<SearchCondition, { kind: 'all' | 'none' | 'value' | 'records' }>

export interface TextCondition {
  readonly kind: 'text'
  readonly columns: readonly string[]
  /** Set if these are all columns of the index. */
  readonly anywhere?: true
  readonly match: ResolvedMatch
}

export type ResolvedLeaf = Extract<ResolvedCondition, { kind: 'text' | 'value' | 'ranked' | 'records' | 'all' | 'none' }>

export type ResolvedMatch =
  /** Tests of tokens at consecutive positions; an occurrence takes up `positions` of them. */
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
  /** Any of these; none if the index contains no matching word. */
  { readonly kind: 'tokens'; readonly texts: readonly string[] } | { readonly kind: 'prefix'; readonly text: string }

export type RowMatch = Extract<ResolvedMatch, { kind: 'row' }>
export type ProximityMatch = Extract<ResolvedMatch, { kind: 'proximity' }>

/**
 * The values among alternatives, grouped by field to be searched together (a class may have hundreds of descendants), and the other
 * alternatives. Pure.
 */
export function valuesByField(operands: readonly ResolvedCondition[]): {
  readonly values: ReadonlyMap<string, readonly ValueTest[]>
  readonly others: readonly ResolvedCondition[]
} {
  const grouped = Map.groupBy(
    operands.filter((operand) => operand.kind === 'value'),
    ({ field }) => field,
  )
  return {
    values: new Map([...grouped].map(([field, several]) => [field, several.map(({ test }) => test)])),
    others: operands.filter((operand) => operand.kind !== 'value'),
  }
}

/** The leaves of a condition, which decide on a document. Pure. */
export function* leavesOf(condition: ResolvedCondition): Generator<ResolvedLeaf, void, void> {
  switch (condition.kind) {
    case 'and':
    case 'or':
    case 'xor':
      for (const operand of condition.operands) yield* leavesOf(operand)
      return
    case 'not':
      yield* leavesOf(condition.operand)
      return
    case 'optional':
      yield* leavesOf(condition.required)
      return
    case 'text':
    case 'value':
    case 'ranked':
    case 'records':
    case 'all':
    case 'none':
      yield condition
  }
}
