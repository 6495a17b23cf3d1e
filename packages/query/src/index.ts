export type * from './tree.ts'
export type * from './condition.ts'
export { characterClass, CJK } from './analyzer/character-class.ts'
export {
  analyzeText,
  ASCII_TOKEN_SIGNS,
  originalEnd,
  originalStart,
  visitPositions,
  type AnalyzedText,
  type PositionVisitor,
} from './analyzer/analyze-text.ts'
export { analyzeQueryText, type QueryTerm, type QueryTerms } from './analyzer/analyze-query-text.ts'
export { foldText, type FoldedText } from './analyzer/fold-text.ts'
export { QUERY_LIMITS } from './limits.ts'
export { readNumberList, readNumbers, splitNumbers, type ListedNumber, type NumberPart } from './parsing/number-list.ts'
export { readQuery, type QueryMode, type ReadOptions, type ReadQuery } from './read-query.ts'
export type { Diagnostic, Fix, Severity } from './diagnostics/diagnostic.ts'
export { closestNames } from './diagnostics/closest-names.ts'
export { DIAGNOSTICS, type DiagnosticCode } from './diagnostics/diagnostic-table.ts'
export type { QueryAbilities } from './validate/place.ts'
export { withDescendants, type ClassHierarchy } from './lowering/class-hierarchy.ts'
export { lowerFilter, lowerQuery } from './lowering/lower-query.ts'
export { displayQuery, printQuery } from './printer.ts'
export { childrenOf, mapChildren, withoutRanges } from './query-nodes.ts'
export { describeQuery } from './words/describe-query.ts'
export { clausesOf, highlightTerms, type HighlightTerm } from './highlight/highlight-terms.ts'
export { highlightMatches, type HighlightMatch, type MarkedMatch } from './highlight/highlight-matches.ts'
export { highlightText, type HighlightOptions } from './highlight/highlight-text.ts'
export { markRanges, type Highlight, type MarkedSpan } from './highlight/mark-ranges.ts'
export { choosePassage } from './highlight/choose-passage.ts'
export { passes, patternTest, tokenTests } from './highlight/token-test.ts'
export { wildcardTest, type WildcardTest } from './highlight/wildcard-test.ts'
export { prettyPrintQuery } from './pretty-print.ts'
export { completeQuery, type Completion, type Completions } from './editing/complete-query.ts'
export { fieldAfter } from './editing/field-at.ts'
export {
  expandReferences,
  referencesIn,
  type ExpandedReferences,
  type References,
  type ReferenceSources,
} from './editing/expand-references.ts'
export {
  isOwnFieldName,
  mentionsOwnField,
  ownFieldName,
  ownFieldRow,
  replaceOwnFields,
  withOwnFields,
  type OwnCell,
  type OwnField,
  type OwnFieldType,
} from './own-fields/own-fields.ts'
export { savedStrategies } from './strategies/saved-strategies.ts'
export type { SavedStrategies, SavedStrategy, StrategyIssue, StrategyResolution } from './strategies/strategy-resolution.ts'
export { isStrategyTitle, strategyKey } from './strategies/strategy-title.ts'
export { renameReferences } from './strategies/rename-references.ts'
export { combineStrategies, type StrategyLogic } from './strategies/combine-strategies.ts'
export { resolveQuery, type ResolvedQuery } from './editing/resolve-query.ts'
export { hoverQuery, type Hover } from './editing/hover-query.ts'
export { queryTokens, type TokenColor } from './editing/query-tokens.ts'
export { OPERATORS, WILDCARDS, type OperatorRow } from './editing/operator-table.ts'
export { DIALECT_LABELS, DIALECTS, type Dialect, type Loss, type LossCode } from './dialects/dialect.ts'
export type { DialectFields } from './dialects/dialect-fields.ts'
export { readDialect, type DialectReading } from './dialects/read-dialect.ts'
export { recogniseDialect } from './dialects/recognise-dialect.ts'
export { writeDialect, type DialectWriting } from './dialects/write-dialect.ts'
