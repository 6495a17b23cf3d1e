// The browser's door: types of the whole contract, and at run time only the routes. Nothing here may load zod.
export { ApiError } from './api-error.ts'
export { createClient, type CallOptions, type Client, type ClientOptions } from './create-client.ts'
export { ROUTES } from './routes.ts'
export { INSTALLATION_META, type Environment, type Installation, type QrType } from '../installation.ts'
export type { Envelope } from '../call.ts'
export { CANCELLATION_REASONS } from '../accounts/cancellation-reasons.ts'
export { ATTENTION_FUNCTIONS } from '../content/attention-functions.ts'
export { CARD_TITLES } from '../content/card-titles.ts'
export type { ShownFeedback } from '../content/feedback.ts'
export { MOST_FEEDBACK_CHARACTERS, MOST_FEEDBACK_PICTURES } from '../content/feedback-limits.ts'
export type { LoginAnswer, OnlineMember } from '../accounts/login-answer.ts'
export type { UserProduct } from '../accounts/user-product.ts'
export type { ErrorData, ErrorName } from '../errors.ts'
export { languageOf, type Language } from '../language.ts'
export type { Party, PatentDetail } from '../patents/patent-detail.ts'
export type { ClassNode } from '../classification/class-calls.ts'
export type { Industry } from '../classification/class-facts.ts'
export type { ClaimNode } from '../patents/claim-tree.ts'
export type { Relative } from '../patents/relatives.ts'
export {
  DISPLAY_FIELDS,
  DISPLAY_SCENES,
  fieldsInOrder,
  firstShownFields,
  type DisplayField,
  type DisplayScene,
} from '../library/display-fields.ts'
export { HIGHLIGHT_COLOURS, HIGHLIGHT_PALETTE, HIGHLIGHT_SLOTS, type HighlightColour } from '../library/highlight-palette.ts'
export type { OwnSettings, PatentMark, SearchSettings, Shortcut } from '../library/settings.ts'
export { DEFAULT_SETTINGS, MERGE_OPTIONS, ORDER_OPTIONS, SETTING_OPTIONS } from '../library/settings-values.ts'
export type { KeptSearch } from '../library/search-history.ts'
export type { Databases, PatentType } from '../search/database.ts'
export type { Diagnostic } from '../search/diagnostic.ts'
export type { Facet, FilterItem, PatentRow, SearchAnswer, SearchRequest, Snippet } from '../search/search.ts'
export type { SemanticAnswer, SemanticRequest, SemanticRow, SemanticTerm } from '../search/semantic.ts'
export type { SearchField } from '../search/search-field.ts'
export { SEARCH_SCENES, sceneNamed, type SceneName, type SearchScene } from '../search/search-scenes.ts'
export type { ExpandedWord, Synonym } from '../search/keyword.ts'
export type { BatchMatch, BatchType } from '../search/batch.ts'
export type { QueryCheck } from '../search/validate-query.ts'
export type { Loosening } from '../search/query-facts.ts'
export type { SharedSearch } from '../search/shared-search.ts'
export type { Suggestions } from '../search/suggest.ts'
