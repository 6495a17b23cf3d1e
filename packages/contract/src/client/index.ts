// Entry point for browsers: types of the whole contract and, at run time, only the routes. Nothing here may import zod.
export { ApiError } from './api-error.ts'
export { createClient, type CallOptions, type Client, type ClientOptions } from './create-client.ts'
export { ROUTES } from './routes.ts'
export { INSTALLATION_META, type Environment, type Installation, type QrType } from '../installation.ts'
export type { Envelope } from '../call.ts'
export { isMaskedPhone, maskPhone } from '../accounts/mask-phone.ts'
export { readPhone } from '../accounts/phone-number.ts'
export type { SmsPurpose } from '../accounts/sms-purposes.ts'
export { CANCELLATION_REASONS } from '../accounts/cancellation-reasons.ts'
export { ATTENTION_FUNCTIONS } from '../content/attention-functions.ts'
export { activityLeft, isActive, type Activity } from '../content/activity.ts'
export type { Order, OrderCodes } from '../payment/order.ts'
export type { Contract } from '../payment/contract-calls.ts'
export type { Invoice } from '../payment/invoice-calls.ts'
export { formatYuan } from '../payment/format-yuan.ts'
export type { Product } from '../payment/product.ts'
export { DEFAULT_ORIGINAL_PRICE, PAY_STATUS, PAY_TYPES, PAYMENT_ACTIONS } from '../payment/payment-values.ts'
export { CARD_TITLES } from '../content/card-titles.ts'
export type { HelpEntry } from '../content/article.ts'
export type { ShownFeedback } from '../content/feedback.ts'
export { MAX_FEEDBACK_CHARACTERS, MAX_FEEDBACK_PICTURES } from '../content/feedback-limits.ts'
export { MAX_ENQUIRY_CHARACTERS } from '../content/enquiry-limits.ts'
export type { LoginAnswer, OnlineMember } from '../accounts/login-answer.ts'
export type { UserProduct } from '../accounts/user-product.ts'
export { changedRows, type ChangedRow } from '../analysis/changed-rows.ts'
export type { Analysis, AnalysisRow, CatalogueChart } from '../analysis/analysis-rows.ts'
export { isFullyCounted } from '../analysis/is-fully-counted.ts'
export type { Report, ReportFigures, ReportParameter, ReportRun, ReportRunChart } from '../analysis/report-fields.ts'
export type { ReportUser } from '../analysis/report-users.ts'
export type { CountTable } from '../analysis/analyse.ts'
export type { Board, BoardPanel } from '../analysis/boards.ts'
export { BOARD_COLUMNS, MAX_BOARD_TITLE, MAX_BOARDS, MAX_PANEL_ROWS, MAX_PANELS } from '../analysis/board-limits.ts'
export type { AssessedCompany, CapabilityAssessment } from '../analysis/capability.ts'
export { CAPABILITY_AXES, MAX_ASSESSED, type CapabilityAxis } from '../analysis/capability-axes.ts'
export {
  CHART_FILE_TYPES,
  CHART_KINDS,
  IPC_LEVELS,
  MAX_COMPARED,
  REPORT_CATEGORIES,
  REPORT_FILE_TYPES,
  type AnalysisColumn,
  type ReportAuthority,
  type ReportFileType,
  type ChartFileType,
  type ChartKind,
  type IpcLevel,
} from '../analysis/chart-kinds.ts'
export type { ErrorData, ErrorName } from '../errors.ts'
export { languageOf, type Language } from '../language.ts'
export type { Party, PatentDetail } from '../patents/patent-detail.ts'
export type {
  PictureAnswer,
  PictureComparison,
  PictureHit,
  PictureSimilarityAnswer,
  PictureProgress,
  PictureRegion,
  PictureSearchRequest,
  StoredPictureSearch,
} from '../pictures/picture-query.ts'
export type { PictureClassScheme } from '../pictures/class-code.ts'
export type { ClassNode } from '../classification/class-calls.ts'
export type { Industry } from '../classification/class-facts.ts'
export type { ClaimNode } from '../patents/claim-tree.ts'
export type { CitationFormats } from '../patents/citation-formats.ts'
export type { CitationTree } from '../patents/citation-tree.ts'
export type { Relative } from '../patents/relatives.ts'
export { fieldsInOrder, type DisplayScene } from '../kinds/display-fields.ts'
export { PATENT_DISPLAY_FIELDS, type PatentDisplayField } from '../patents/display-fields.ts'
export { FIELD_CHOICES, fieldsKey } from '../library/displayed-kinds.ts'
export { HIGHLIGHT_COLOURS, HIGHLIGHT_PALETTE, HIGHLIGHT_SLOTS, type HighlightColour } from '../library/highlight-palette.ts'
export { cutText } from './cut-text.ts'
export { DEFAULT_TEMPLATE_TITLE } from '../library/default-template.ts'
export type { Template } from '../library/templates.ts'
export type { UserPreferences, PatentMark, SearchSettings, Shortcut } from '../library/settings.ts'
export { DEFAULT_SETTINGS, MERGE_OPTIONS, MAX_SHORTCUTS, ORDER_OPTIONS, SETTING_OPTIONS } from '../library/settings-values.ts'
export type { HistorySearch } from '../library/search-history.ts'
export type { Strategy } from '../strategies/strategies.ts'
export { savedStrategyOf } from '../strategies/saved-strategy-of.ts'
export type { StrategyGroup } from '../strategies/strategy-groups.ts'
export { MAX_STRATEGIES, MAX_STRATEGY_GROUPS, MAX_STRATEGY_TITLE, STRATEGY_LOGICS } from '../strategies/strategy-limits.ts'
export type { Follow, FollowChange } from '../follows/follow-row.ts'
export { FOLLOW_TYPES, MAX_FOLLOW_CODES, type FollowType } from '../follows/follow-types.ts'
export type { ApplicantGroup, FoundCompany, GroupCompany, GroupTableRows } from '../groups/calls.ts'
export { GROUP_TABLES, type GroupTable, type SpellingReason } from '../groups/group-limits.ts'
export type {
  StoredValuationRow,
  PreValuation,
  ValuationDetail,
  ValuationDistribution,
  ValuationGroup,
  ValuationSummary,
  ValuedList,
  ValuedRow,
} from '../valuation/valuation-fields.ts'
export {
  MAX_PREVIEWED_PATENTS,
  MAX_GIVEN_FACT,
  MAX_VALUED_PATENTS,
  VALUATION_FILTERS,
  VALUATION_SEARCH_TYPES,
  type ValuationFilter,
  type ValuationKind,
  type ValuationSearchType,
} from '../valuation/valuation-limits.ts'
export type { AnswerBlock, AssistantEvent, AssistantMessage, Citation, QueryLink, Topic } from '../assistant/assistant-fields.ts'
export { MAX_QUESTION, MAX_TOPIC_TITLE, type CitedKind, type CitedPart } from '../assistant/assistant-limits.ts'
export type { ComparedDocument, ComparedFeatureRow, Novelty, NoveltyResult, SplitText } from '../novelty/novelty-fields.ts'
export { CITATION_CATEGORIES, DISCLOSURES, MAX_FEATURE_LENGTH, MAX_NOVELTY_FEATURES, MAX_NOVELTY_TEXT } from '../novelty/novelty-limits.ts'
export type { Landscape, LandscapeDetail } from '../landscape/calls.ts'
export type { ChangedFigure, MailState, Monitor, MonitorHit, MonitorRun } from '../monitors/monitor-fields.ts'
export {
  MAX_MONITOR_NAME,
  MAX_MONITORED_HITS,
  MAX_MONITORS,
  MONITOR_FREQUENCIES,
  MONITOR_TYPES,
  type MonitorFrequency,
  type MonitorType,
} from '../monitors/monitor-limits.ts'
export type { NotedPatent, PatentNote } from '../notes/calls.ts'
export type { IndexedPatent, IndexField, ProjectIndex } from '../projects/project-indexes.ts'
export type { FieldValue, IndexValue } from '../projects/index-values.ts'
export type { IndexChange } from '../projects/index-changes.ts'
export type { IndexRule, IndexSuggestion, IndexTableError } from '../projects/index-filling.ts'
export { INDEX_FIELD_TYPES, type IndexFieldType } from '../projects/project-limits.ts'
export type { SpaceAddition } from '../workspaces/space-addition-calls.ts'
export type { Project, ProjectList } from '../projects/manage-projects.ts'
export type { ProjectGroup } from '../projects/project-groups.ts'
export type { ProjectUser } from '../projects/share-projects.ts'
export type { AutomaticUpdate, ProjectFile } from '../projects/project-files.ts'
export type { ProjectTask } from '../projects/project-patents.ts'
export type { PresentUser, ProjectEvent } from '../projects/follow-project.ts'
export type { BinEntry } from '../projects/recycle-bin.ts'
export type { BinnedSpace, Space, SpaceBranch, SpaceFile, SpaceNode } from '../workspaces/space-schemas.ts'
export { MAX_NOTE_CHARACTERS, MAX_REPLIES } from '../notes/note-limits.ts'
export {
  EXPORT_FILE_TYPES,
  EXPORT_FILES,
  TASK_FILES,
  type ExportFamily,
  type ExportFileType,
  type TaskFileType,
} from '../exports/file-types.ts'
export { isUnfinished, type ExportState } from '../exports/task-states.ts'
export type { ExportField } from '../exports/fields.ts'
export type { ExportCount, ExportTask } from '../exports/tasks.ts'
export type { Databases, PatentType } from '../search/database.ts'
export type { Diagnostic } from '../kinds/diagnostic.ts'
export type { PatentRow } from '../patents/patent-row.ts'
export type { Facet, FilterItem, ListAnswer, ListRequest, ListRow, Snippet } from '../kinds/record-list.ts'
export type { SearchAnswer, SearchRequest } from '../search/search.ts'
export type { SemanticMatch } from '../kinds/semantic-match.ts'
export type { SemanticAnswer, SemanticRequest, SemanticRow, SemanticTerm } from '../search/semantic.ts'
export type { SearchField } from '../kinds/search-field.ts'
export { knownScene, type SearchScene, type SearchScenes } from '../kinds/search-scene.ts'
export { PATENT_SCENES } from '../search/search-scenes.ts'
export type { ExpandedWord, Synonym } from '../kinds/synonym.ts'
export type { FoundNumber } from '../kinds/found-number.ts'
export type { BatchMatch, BatchType } from '../search/batch.ts'
export type { QueryCheck } from '../kinds/query-check.ts'
export type { QueryRelaxation } from '../kinds/query-relaxation.ts'
export type { QueryReading } from '../kinds/query-reading.ts'
export type { SharedSearch } from '../search/shared-search.ts'
export type { SuggestedValue, Suggestions } from '../kinds/suggestions.ts'
export type { Company, CompanyRow, LinkedCompany, LinkedName, RelatedCompany } from '../companies/company-row.ts'
export type { CompanyHistoryEntry } from '../companies/company-history.ts'
export type {
  FoundNode,
  FoundNodes,
  Graph,
  GraphGroup,
  GraphHistory,
  GraphLink,
  GraphNode,
  GraphPatent,
  GraphPath,
  GraphSnapshot,
  SnapshotContent,
} from '../graph/graph-fields.ts'
export {
  GRAPH_LINK_TYPES,
  GRAPH_NODE_TYPES,
  MAX_GRAPH_LINKS,
  MAX_GRAPH_NODES,
  type GraphLinkType,
  type GraphNodeType,
} from '../graph/graph-limits.ts'
export type { ApiKey } from '../open-api/key-calls.ts'
export type { Webhook, WebhookDelivery } from '../open-api/webhook-calls.ts'
export {
  DELIVERY_STATES,
  MAX_WEBHOOK_DESCRIPTION,
  MAX_WEBHOOK_MONITORS,
  MAX_WEBHOOK_URL,
  MAX_WEBHOOKS,
  OLD_SECRET_HOURS,
  type DeliveryFailure,
  type DeliveryState,
  type WebhookEnding,
  type WebhookEventType,
} from '../open-api/webhook-limits.ts'
export type { ApiDocument } from '../open-api/v1/api-document.ts'
export { API_SCOPES, MAX_API_KEY_NAME, type ApiScope } from '../open-api/key-limits.ts'
