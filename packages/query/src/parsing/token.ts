import type { TextRange } from '../tree.ts'

export type ProximityOperator = 'near' | 'adj' | 'sen' | 'para'
export type Comparator = '=' | '==' | '>=' | '<=' | '>' | '<'

/** One token of a query with its range in the input. */
export type Token = TextRange &
  (
    | { readonly kind: 'open' }
    | { readonly kind: 'close' }
    | { readonly kind: 'and' }
    | { readonly kind: 'or' }
    | { readonly kind: 'xor' }
    | { readonly kind: 'not' }
    | { readonly kind: 'optional' }
    /** `literal` words follow a backslash: no operator, no wildcards. */
    | { readonly kind: 'word'; readonly text: string; readonly literal: boolean }
    | { readonly kind: 'quote'; readonly text: string }
    /** `TI=`, `{TI AB}=`, `ad>=`; canonical names. An unknown name leaves no names, and the following text becomes free text. */
    | { readonly kind: 'field'; readonly names: readonly string[]; readonly comparator: Comparator; readonly written: string }
    | { readonly kind: 'semantic' }
    | {
        readonly kind: 'range'
        readonly from: string | null
        readonly to: string | null
        readonly fromInclusive: boolean
        readonly toInclusive: boolean
      }
    | { readonly kind: 'proximity'; readonly operator: ProximityOperator; readonly distance: number | null }
    | { readonly kind: 'frequency'; readonly count: number }
    | { readonly kind: 'history'; readonly line: number }
    | { readonly kind: 'strategy'; readonly title: string }
  )

export type TokenKind = Token['kind']
