export {
  call,
  fileCall,
  type AnswerOf,
  type AnyCall,
  type Audience,
  type Call,
  type CallTable,
  type Envelope,
  type FileCall,
  type ParsedRequestOf,
  type RecentProof,
  type RequestOf,
} from './call.ts'
export type { CallbackCall } from './callback-call.ts'
export { PAYMENT_CALLBACKS } from './payment/callbacks.ts'
export type { PAYMENT_CALLS } from './payment/calls.ts'
export type { Order, OrderCodes } from './payment/order.ts'
export type { Contract } from './payment/contract-calls.ts'
export { formatYuan } from './payment/format-yuan.ts'
export { MAX_DOCUMENT, MAX_SLIP } from './payment/document-file.ts'
export type { GrantState } from './payment/grant-calls.ts'
export { INVOICE_TYPES, type Invoice, type InvoiceState } from './payment/invoice-calls.ts'
export {
  DEFAULT_ORIGINAL_PRICE,
  PAY_STATUS,
  QR_MINUTES,
  TRANSFER_DAYS,
  type OrderState,
  type PayChannel,
  type PaymentAction,
  type PayType,
} from './payment/payment-values.ts'
export { ORDER_TYPES, PRODUCT_CATEGORIES, type Product, type ProductRights, type ProductType } from './payment/product.ts'
export { SIMILAR_METHODS, SIMILAR_RULES, type ScreeningAnswer, type ScreeningRequest, type SimilarMarkRow } from './screening/calls.ts'
export {
  MAX_PICTURE_HITS,
  MAX_PICTURE_UPLOAD,
  MAX_QUERY_PICTURES,
  type ParsedPictureSearch,
  type PictureAnswer,
  type PictureHit,
  type PictureSimilarityAnswer,
  type PictureProgress,
  type PictureRegion,
  type PictureSearchRequest,
} from './pictures/picture-query.ts'
export { pictureClassCode, separatedClasses, type PictureClassScheme } from './pictures/class-code.ts'
export type { ClassNode } from './classification/class-calls.ts'
export type { Industry } from './classification/class-facts.ts'
export { ARTICLE_SECTION_NAMES, type HelpEntry } from './content/article.ts'
export { fieldsInOrder, type DisplayScene } from './kinds/display-fields.ts'
export { DISPLAYED_KINDS, fieldsKey } from './library/displayed-kinds.ts'
export { DEFAULT_TEMPLATE_TITLE } from './library/default-template.ts'
export { DEFAULT_TEMPLATE_FIELDS, DEFAULT_TEMPLATE_ID, MAX_TEMPLATES, type Template } from './library/templates.ts'
export type { UserPreferences, PatentMark, SearchSettings, Shortcut } from './library/settings.ts'
export { DEFAULT_SETTINGS, MERGE_OPTIONS, ORDER_OPTIONS, SETTING_OPTIONS } from './library/settings-values.ts'
export { activityLeft, isActive, PROMOTION, type Activity } from './content/activity.ts'
export { CARD_TITLES } from './content/card-titles.ts'
export type { ShownFeedback } from './content/feedback.ts'
export { MAX_FEEDBACK_CHARACTERS, MAX_FEEDBACK_PICTURES } from './content/feedback-limits.ts'
export { MAX_ENQUIRY_CHARACTERS } from './content/enquiry-limits.ts'
export { GUIDES } from './content/guide.ts'
export { QR_TYPES } from './content/qr.ts'
export { ATTENTION_FUNCTIONS } from './content/attention-functions.ts'
export type { HistorySearch } from './library/search-history.ts'
export type { Strategy } from './strategies/strategies.ts'
export { savedStrategyOf } from './strategies/saved-strategy-of.ts'
export type { ApplicantGroup, FoundCompany, GroupCompany, GroupFigures, GroupTableRows } from './groups/calls.ts'
export { GROUP_TABLES, MAX_APPLICANT_GROUPS, MAX_COUNTED_GROUPS, type GroupTable, type SpellingReason } from './groups/group-limits.ts'
export type {
  StoredValuationRow,
  PreValuation,
  ValuationDetail,
  ValuationDistribution,
  ValuationGroup,
  ValuationSummary,
  ValuedList,
  ValuedRow,
} from './valuation/valuation-fields.ts'
export {
  MAX_EXAMINED_HITS,
  MAX_PEERS,
  MAX_STORED_VALUATIONS,
  MAX_PREVIEWED_PATENTS,
  MAX_GIVEN_FACT,
  MAX_VALUED_PATENTS,
  type ValuationFilter,
  type ValuationKind,
  type ValuationSearchType,
} from './valuation/valuation-limits.ts'
export {
  answerBlockSchema,
  citationSchema,
  type AnswerBlock,
  type AssistantEvent,
  type AssistantMessage,
  type Citation,
  type QueryLink,
  type Topic,
} from './assistant/assistant-fields.ts'
export {
  CITED_KINDS,
  CITED_PARTS,
  MAX_QUESTION,
  MAX_TOPIC_MESSAGES,
  MAX_TOPIC_TITLE,
  MAX_TOPICS,
  type CitedKind,
  type CitedPart,
} from './assistant/assistant-limits.ts'
export type { ComparedDocument, ComparedFeatureRow, Novelty, NoveltyResult, SplitText } from './novelty/novelty-fields.ts'
export {
  CITATION_CATEGORIES,
  DATE_ROLES,
  DISCLOSURES,
  MAX_COMPARED_DOCUMENTS,
  MAX_FEATURE_LENGTH,
  MAX_NOVELTY_FEATURES,
  MAX_NOVELTY_TEXT,
  MAX_STORED_NOVELTIES,
  MAX_UNFINISHED_NOVELTIES,
  type CitationCategory,
  type DateRole,
  type Disclosure,
} from './novelty/novelty-limits.ts'
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
} from './graph/graph-fields.ts'
export {
  GRAPH_LINK_TYPES,
  GRAPH_NODE_TYPES,
  GRAPH_TEXT_TYPES,
  MAX_GRAPH_HISTORY,
  MAX_GRAPH_LINKS,
  MAX_GRAPH_NEIGHBOURS,
  MAX_GRAPH_NODES,
  MAX_GRAPH_PAGE,
  MAX_GRAPH_SNAPSHOTS,
  MAX_RELATED_NODES,
  type GraphLinkType,
  type GraphNodeType,
  type GraphTextType,
} from './graph/graph-limits.ts'
export type { Landscape, LandscapeDetail, LandscapeDocument } from './landscape/calls.ts'
export {
  LANDSCAPE_STATES,
  MAX_OPENED_DOCUMENTS,
  MAX_OUTLINE_CORNERS,
  MAX_STORED_LANDSCAPES,
  MAX_UNFINISHED_LANDSCAPES,
  type LandscapeState,
} from './landscape/landscape-limits.ts'
export type { Project, ProjectList } from './projects/manage-projects.ts'
export type { ProjectGroup } from './projects/project-groups.ts'
export type { ProjectUser } from './projects/share-projects.ts'
export type { AutomaticUpdate, ProjectFile } from './projects/project-files.ts'
export type { GivenIndexField, IndexedPatent, IndexField, ProjectIndex } from './projects/project-indexes.ts'
export type { FieldValue, IndexValue } from './projects/index-values.ts'
export type { IndexChange } from './projects/index-changes.ts'
export type { IndexRule, IndexSuggestion, IndexTableError } from './projects/index-filling.ts'
export type { PresentUser, ProjectEvent } from './projects/follow-project.ts'
export type { ProjectTask } from './projects/project-patents.ts'
export type { BinEntry } from './projects/recycle-bin.ts'
export {
  MAX_INDEX_RULES,
  type IndexChangeKind,
  MAX_PROJECT_NAME,
  MAX_PROJECT_REMARK,
  MAX_PROJECT_GROUPS,
  MAX_PROJECT_USERS,
  MAX_PROJECT_FILES,
  MAX_PROJECT_STREAMS,
  MAX_PROJECT_DEPTH,
  MAX_NAMED_PATENTS,
  MAX_UNFINISHED_PROJECT_TASKS,
  PROJECT_AUTHORITIES,
  PROJECT_BIN_DAYS,
  UPDATE_FREQUENCIES,
  EXTENSION_TYPES,
  PROJECT_TASK_STATES,
  INDEX_FIELD_TYPES,
  MAX_INDEX_DEPTH,
  MAX_INDEX_FIELDS,
  MAX_INDEX_OPTIONS,
  MAX_INDEX_TEXT,
  MAX_PROJECT_INDEXES,
  MAX_QUERY_FIELDS,
  type IndexFieldType,
  type ProjectAuthority,
  type ExtensionType,
  type ProjectTaskState,
} from './projects/project-limits.ts'
export type { StrategyGroup } from './strategies/strategy-groups.ts'
export { MAX_STRATEGIES, MAX_STRATEGY_GROUPS, MAX_STRATEGY_TITLE, STRATEGY_LOGICS } from './strategies/strategy-limits.ts'
export type { Follow, FollowChange } from './follows/follow-row.ts'
export { FOLLOW_TYPES, MAX_FOLLOW_CODES, type FollowType } from './follows/follow-types.ts'
export type { SpaceAddition, SpaceAdditionState } from './workspaces/space-addition-calls.ts'
export type { BinnedSpace, Space, SpaceBranch, SpaceFile, SpaceNode } from './workspaces/space-schemas.ts'
export {
  BIN_DAYS,
  MAX_ADDED_RECORDS,
  MAX_COPIED_FILES,
  MAX_SPACE_DEPTH,
  MAX_SPACE_READERS,
  MAX_SPACES,
  MAX_UNFINISHED_ADDITIONS,
} from './workspaces/space-limits.ts'
export type { ChangedFigure, MailState, Monitor, MonitorHit, MonitorRun } from './monitors/monitor-fields.ts'
export {
  MAX_MONITOR_NAME,
  MAX_CHANGED_FIGURES,
  MAX_MONITORED_HITS,
  MAX_MONITORS,
  MONITOR_FREQUENCIES,
  MONITOR_TYPES,
  type MonitorFrequency,
  type MonitorType,
} from './monitors/monitor-limits.ts'
export type { NotedPatent, PatentNote } from './notes/calls.ts'
export { MAX_NOTE_CHARACTERS, MAX_REPLIES } from './notes/note-limits.ts'
export {
  EXPORT_FILE_TYPES,
  EXPORT_FILES,
  TASK_FILES,
  type ExportFamily,
  type ExportFileType,
  type TaskFileType,
} from './exports/file-types.ts'
export { isUnfinished, type ExportState } from './exports/task-states.ts'
export type { ExportField } from './exports/fields.ts'
export { MAX_UNFINISHED_EXPORTS, type ExportCount, type ExportTask } from './exports/tasks.ts'
export { EXPORT_FAILURES, type ExportFailure } from './exports/export-failures.ts'
export type { Databases, PatentType } from './search/database.ts'
export {
  CAPABILITIES,
  getCapability,
  forbiddenErrorOf,
  type CapabilityName,
  type MeteredCapability,
  type ProductGrants,
  type RequiredCapability,
} from './capabilities.ts'
export type { Capability, Grant, LimitedRole, Role } from './capability.ts'
export { isValidProof } from './accounts/proof-of-work.ts'
export { frequentPasswordSpellings, namesAsPasswords, type AccountNames } from './accounts/weak-password.ts'
export { SMS_PURPOSES, type SmsPurpose } from './accounts/sms-purposes.ts'
export { callErrors } from './call-errors.ts'
export { changedRows, type ChangedRow } from './analysis/changed-rows.ts'
export type { Analysis, AnalysisRow, CatalogueChart } from './analysis/analysis-rows.ts'
export { isFullyCounted } from './analysis/is-fully-counted.ts'
export {
  MAX_REPORT_RUNS,
  type Report,
  type ReportFigures,
  type ReportParameter,
  type ReportRun,
  type ReportRunChart,
} from './analysis/report-fields.ts'
export type { ReportUser } from './analysis/report-users.ts'
export type { CountTable } from './analysis/analyse.ts'
export type { Board, BoardPanel } from './analysis/boards.ts'
export { BOARD_COLUMNS, MAX_BOARD_TITLE, MAX_BOARDS, MAX_PANEL_ROWS, MAX_PANELS } from './analysis/board-limits.ts'
export type { AssessedCompany, CapabilityAssessment } from './analysis/capability.ts'
export { CAPABILITY_AXES, MAX_ASSESSED, SCORE_SCALES, type CapabilityAxis } from './analysis/capability-axes.ts'
export {
  ANALYSIS_COLUMNS,
  CHART_FILE_TYPES,
  CHART_KINDS,
  IPC_LEVELS,
  MAX_COMPARED,
  MAX_REPORT_USERS,
  MAX_REPORTS,
  REPORT_CATEGORIES,
  type AnalysisColumn,
  type ReportAuthority,
  type ReportFileType,
  type ChartFileType,
  type ChartKind,
  type IpcLevel,
} from './analysis/chart-kinds.ts'
export { CALLS, type Calls } from './calls.ts'
export { ERRORS, fillText, describeError, type ErrorData, type ErrorName } from './errors.ts'
export type { ErrorDefinition } from './error-definition.ts'
export { INSTALLATION_META, type Environment, type Installation, type QrType } from './installation.ts'
export { languageOf, type Language } from './language.ts'
export { openApiDocument, type OpenApiDocument, type OpenApiOperation } from './openapi/open-api-document.ts'
export { printRoutes, routesOf, type Route, type RouteTraits } from './routes-of.ts'
export { SIGNATURE_LIFE_MS, signedText } from './signed-text.ts'
export type { Party, PatentDetail } from './patents/patent-detail.ts'
export type { ClaimNode } from './patents/claim-tree.ts'
export type { CitationFormats } from './patents/citation-formats.ts'
export type { CitationTree } from './patents/citation-tree.ts'
export type { Relative } from './patents/relatives.ts'
export type { Diagnostic } from './kinds/diagnostic.ts'
export type { PatentRow } from './patents/patent-row.ts'
export {
  databaseFields,
  drawingFields,
  LIST_ERRORS,
  listAnswerOf,
  listRequestSchema,
  listRowSchema,
  type Facet,
  type FilterItem,
  type ListAnswer,
  type ListRequest,
  type ListRow,
  type ParsedListRequest,
  type Snippet,
} from './kinds/record-list.ts'
export type { SearchAnswer, SearchRequest } from './search/search.ts'
export type { SemanticMatch } from './kinds/semantic-match.ts'
export type { SemanticAnswer, SemanticRequest, SemanticRow, SemanticTerm } from './search/semantic.ts'
export type { SearchField } from './kinds/search-field.ts'
export { knownScene, type SearchScene, type SearchScenes } from './kinds/search-scene.ts'
export { PATENT_SCENES } from './search/search-scenes.ts'
export { MAX_LOOKED_UP } from './search/number.ts'
export type { FoundNumber } from './kinds/found-number.ts'
export { BATCH_LIMITS, BATCH_TYPES, type BatchMatch, type BatchType } from './search/batch.ts'
export type { Literature } from './search/literature.ts'
export type { QueryCheck } from './kinds/query-check.ts'
export type { ExpandedWord, Synonym } from './kinds/synonym.ts'
export type { QueryRelaxation } from './kinds/query-relaxation.ts'
export type { SuggestedValue } from './kinds/suggestions.ts'
export type { QueryReading } from './kinds/query-reading.ts'
export type { SharedSearch } from './search/shared-search.ts'
export type { Suggestions } from './kinds/suggestions.ts'
export type { SuggestRequest } from './search/suggest.ts'
export type { LoginAnswer, OnlineMember } from './accounts/login-answer.ts'
export { PHONE_IS_FREE } from './accounts/registration.ts'
export { conversionSignText } from './client/conversion-sign.ts'
export { maskPhone } from './accounts/mask-phone.ts'
export { readPhone } from './accounts/phone-number.ts'
export type { UserProduct } from './accounts/user-product.ts'
export { localizedIssue, type LocalizedIssue } from './localized-issue.ts'
export { DEVELOPMENT_CALLS, type DevelopmentCalls } from './accounts/development.ts'
export { INVITATION_DAYS, MEMBERS_PER_SEAT } from './accounts/enterprise.ts'
export { CANCELLATION_REASONS } from './accounts/cancellation-reasons.ts'
export { PROFESSIONS } from './accounts/professions.ts'
export { UPLOAD_LIMIT } from './accounts/upload.ts'
export { SITE_SETTINGS, type SiteSettingName } from './operations/site-settings.ts'
export type { Company, CompanyRow, LinkedCompany, LinkedName, RelatedCompany } from './companies/company-row.ts'
export type { CompanyHistoryEntry } from './companies/company-history.ts'
export type { ApiKey } from './open-api/key-calls.ts'
export { MAX_USAGE_DAYS } from './open-api/usage-calls.ts'
export type { Webhook, WebhookDelivery } from './open-api/webhook-calls.ts'
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
} from './open-api/webhook-limits.ts'
export {
  API_REQUESTS_PER_MINUTE,
  API_SCOPES,
  MAX_API_KEY_ADDRESSES,
  MAX_API_KEY_DAYS,
  MAX_API_KEY_NAME,
  MAX_API_KEYS,
  type ApiScope,
} from './open-api/key-limits.ts'
export { apiDocument, operationErrors, statusOf, type ApiDocument } from './open-api/v1/api-document.ts'
export { pathFields, type ApiOperation } from './open-api/v1/operation.ts'
export { API_OPERATIONS, API_ROOT, MCP_PATH, type ApiOperationName, type ApiOperations } from './open-api/v1/operations.ts'
export { PROBLEM_TYPE, problemSchema, type Problem } from './open-api/v1/problem.ts'
export {
  MAX_EVENT_RECORDS,
  WEBHOOK_EVENT_DEFINITIONS,
  type AlertEvent,
  type AlertRecord,
  type PingEvent,
  type WebhookEventDefinition,
} from './open-api/v1/webhook-events.ts'
