/**
 * The tree of a query: frozen plain data, a union on `kind`, visited exhaustively (`Record<QueryNodeKind, …>`). It represents what the
 * user wrote, with fields resolved to canonical names; `lower.ts` converts it into what engines evaluate.
 */
export type QueryNode =
  | WordNode
  | PhraseNode
  | PatternNode
  | AndNode
  | OrNode
  | XorNode
  | NotNode
  | FieldNode
  | RangeNode
  | ExactNode
  | ProximityNode
  | FrequencyNode
  | OptionalNode
  | SemanticNode
  | HistoryNode
  | StrategyNode
  | RecordsNode

export type QueryNodeKind = QueryNode['kind']

/** UTF-16 offsets into the input, `end` exclusive. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

interface Node {
  /** Absent on trees made by programs; never part of equality. */
  readonly range?: TextRange
}

/** Free text without spaces or quotes: a Latin word, a CJK run, a number, a class symbol. */
export interface WordNode extends Node {
  readonly kind: 'word'
  readonly text: string
}
/** Quoted text: matched exactly, without stems and variants. */
export interface PhraseNode extends Node {
  readonly kind: 'phrase'
  readonly text: string
}
/** Text with `*`, `?` or `#` in it. */
export interface PatternNode extends Node {
  readonly kind: 'pattern'
  readonly text: string
}
/** Two operands or more; nested `and` inside `and` is flattened by the parser (so for `or`, `xor`). */
export interface AndNode extends Node {
  readonly kind: 'and'
  readonly operands: readonly QueryNode[]
}
export interface OrNode extends Node {
  readonly kind: 'or'
  readonly operands: readonly QueryNode[]
}
export interface XorNode extends Node {
  readonly kind: 'xor'
  readonly operands: readonly QueryNode[]
}
export interface NotNode extends Node {
  readonly kind: 'not'
  readonly operand: QueryNode
}
/** `TI=(…)`, `{TI AB}=(…)`: canonical field names of the field table. */
export interface FieldNode extends Node {
  readonly kind: 'field'
  readonly fields: readonly string[]
  readonly operand: QueryNode
}
/** `[a TO b]`, `>=a`, `<a`: bounds as written, null for `*`. Always under a field. */
export interface RangeNode extends Node {
  readonly kind: 'range'
  readonly from: string | null
  readonly to: string | null
  readonly fromInclusive: boolean
  readonly toInclusive: boolean
}
/** `ipc=="H01M4/00"`: the value itself without descendants. Always under a field. */
export interface ExactNode extends Node {
  readonly kind: 'exact'
  readonly value: string
}
export interface ProximityNode extends Node {
  readonly kind: 'proximity'
  readonly operator: 'near' | 'adj' | 'sen' | 'para'
  /** Positions between the sides for near and adj, 0 = adjacent; null for sen and para. */
  readonly distance: number | null
  readonly negated: boolean
  readonly left: QueryNode
  readonly right: QueryNode
}
export interface FrequencyNode extends Node {
  readonly kind: 'frequency'
  readonly count: number
  readonly operand: WordNode | PhraseNode
}
/** `a OPT (x OR y)`: the second part only re-ranks. */
export interface OptionalNode extends Node {
  readonly kind: 'optional'
  readonly required: QueryNode
  readonly optional: QueryNode
}
/** `SEM=("…")`: once, at the top level. */
export interface SemanticNode extends Node {
  readonly kind: 'semantic'
  readonly text: string
}
/** `#3`: the search of the history with the number 3. */
export interface HistoryNode extends Node {
  readonly kind: 'history'
  readonly line: number
}
/** `#{title}`: a saved strategy of the user. The title has no braces and line breaks, and no spaces at its ends. */
export interface StrategyNode extends Node {
  readonly kind: 'strategy'
  readonly title: string
}

/** Records with these ids. */
export interface RecordSet {
  /** Identifies the ids: an engine that knows this name does not request them. A set that has changed gets another name. */
  readonly name: string
  /** Ids without a record are ignored. */
  ids(): Promise<readonly string[]>
}

/** Records of a set, made by programs: what a part of a query selects outside of the index of the engine. */
export interface RecordsNode extends Node {
  readonly kind: 'records'
  readonly set: RecordSet
  /** The part of the query, as which it is printed and described. */
  readonly source: QueryNode
}
