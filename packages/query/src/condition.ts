/**
 * What an engine evaluates: the tree after `lower.ts` has pushed fields down to the leaves and parsed dates, numbers, classes and codes
 * into typed values. Every operator of the language is expressed by these; an engine that handles this union handles the language.
 */
export type SearchCondition =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'and'; readonly operands: readonly SearchCondition[] }
  | { readonly kind: 'or'; readonly operands: readonly SearchCondition[] }
  /** True if an odd number of the operands is true. */
  | { readonly kind: 'xor'; readonly operands: readonly SearchCondition[] }
  | { readonly kind: 'not'; readonly operand: SearchCondition }
  /** True if the whole match is within one value of one of these columns. */
  | { readonly kind: 'text'; readonly columns: readonly string[]; readonly match: TextMatch }
  | { readonly kind: 'value'; readonly field: string; readonly test: ValueTest }
  /** Hits are those of `required`; `optional` adds to their score. */
  | { readonly kind: 'optional'; readonly required: SearchCondition; readonly optional: SearchCondition }
  /** Records of a set of this name, whose ids the engine gets with the request. */
  | { readonly kind: 'records'; readonly set: string }
  | { readonly kind: 'semantic'; readonly text: string }

export type TextMatch =
  /**
   * The tokens of `text` in sequence (`analyzeQueryText`). With `vary`, one English word also in its other forms and hyphenations (from
   * the vocabulary).
   */
  | { readonly kind: 'words'; readonly text: string; readonly vary: boolean }
  /**
   * Text with wildcards: each test applies to one of consecutive positions. `positions` is the number of positions of an occurrence; one
   * more than there are tests if the last character of a CJK run needs no test of its own.
   */
  | { readonly kind: 'sequence'; readonly tests: readonly TokenTest[]; readonly positions: number }
  | { readonly kind: 'any'; readonly options: readonly TextMatch[] }
  /** Both sides within one value, by different occurrences that do not overlap. */
  | {
      readonly kind: 'proximity'
      readonly operator: 'near' | 'adj' | 'sen' | 'para'
      /** Positions between the two sides, 0 = adjacent; null for sen and para. */
      readonly distance: number | null
      readonly left: TextMatch
      readonly right: TextMatch
    }
  /** At least `count` occurrences that do not overlap, in total over all values of the columns of one record. */
  | { readonly kind: 'frequency'; readonly count: number; readonly operand: TextMatch }

/** A test of one token of the analyzer: a CJK token is a bigram, or one character at the end of a run. */
export type TokenTest =
  | { readonly kind: 'token'; readonly text: string }
  | { readonly kind: 'prefix'; readonly text: string }
  /** `*` 0 or more characters, `?` one, `#` none or one; must match the whole token. */
  | { readonly kind: 'pattern'; readonly pattern: string }

/**
 * Values are compared as the field table normalises them: text by code point, dates and counts as numbers. Classes are prefixes and
 * ranges of their sort keys, so engines need no knowledge of symbols.
 */
export type ValueTest =
  | { readonly op: 'equals'; readonly value: string | number }
  | { readonly op: 'prefix'; readonly prefix: string }
  /** Like a token's pattern, over the whole value, in any letter case. */
  | { readonly op: 'pattern'; readonly pattern: string }
  | {
      readonly op: 'range'
      readonly from: string | number | null
      readonly to: string | number | null
      readonly fromInclusive: boolean
      readonly toInclusive: boolean
    }
