import { HIGHLIGHT_COLOURS, type HighlightColour } from './highlight-palette.ts'

/** Names in both languages. */
interface Named<Value> {
  readonly value: Value
  readonly zh: string
  readonly en: string
}

/** Values of each setting; the first is the default unless `DEFAULT_SETTINGS` has another. */
export const SETTING_OPTIONS = {
  /** The search page that the entry of the navigation opens (decision G115). */
  defaultPage: [
    { value: '/homeSearch', zh: '简单检索', en: 'Simple search' },
    { value: '/superSearch/all', zh: '高级检索', en: 'Advanced search' },
    { value: '/semantic', zh: '语义检索', en: 'Semantic search' },
    { value: '/commandSearch', zh: '命令检索', en: 'Command search' },
    { value: '/classificate', zh: '分类号检索', en: 'Classification search' },
    { value: '/patchSearch', zh: '批量检索', en: 'Batch search' },
    { value: '/lawSearch', zh: '法律检索', en: 'Legal status search' },
    { value: '/citationSearch', zh: '引证检索', en: 'Citation search' },
    { value: '/extendSearch', zh: '扩展检索', en: 'Extended search' },
  ],
  /** The view in which a list opens; `last` is the last one used in this browser (decision G70). */
  listView: [
    { value: 'last', zh: '上次使用的视图', en: 'Last used view' },
    { value: 'tableList', zh: '列表', en: 'Table' },
    { value: 'imgList', zh: '首图', en: 'First drawing' },
    { value: 'imgText', zh: '图文', en: 'Drawings and text' },
    { value: 'imagesProp', zh: '多图', en: 'All drawings' },
  ],
  pageNumber: [20, 50, 100].map((value) => ({ value, zh: `${value} 条`, en: `${value} rows` })),
  /** Hours without any call after which a session ends (decision G116). */
  exitTime: [1, 2, 4, 10, 24, 72].map((value) => ({ value, zh: `${value} 小时`, en: value === 1 ? '1 hour' : `${value} hours` })),
  /** How PDF files are named (decision G82). */
  pdfName: [
    { value: 'publication_number', zh: '公开（公告）号', en: 'Publication number' },
    { value: 'application_number', zh: '申请号', en: 'Application number' },
    { value: 'title', zh: '标题', en: 'Title' },
  ],
  patentSelect: [
    { value: 0, zh: '保留已读专利', en: 'Show viewed patents' },
    { value: 1, zh: '隐藏已读专利', en: 'Hide viewed patents' },
  ],
  /** The scheme that the classification tools open with (decision G80). */
  toolType: [
    { value: 'IPC', zh: 'IPC', en: 'IPC' },
    { value: 'CPC', zh: 'CPC', en: 'CPC' },
    { value: 'LOCARNO', zh: '洛迦诺分类', en: 'Locarno' },
  ],
  /** Number of colours offered for tags; 5 by default (decision G80). */
  tagMarkNumber: [1, 2, 3, 4, 5, 6].map((value) => ({ value, zh: `${value} 种`, en: String(value) })),
} as const satisfies Record<string, readonly Named<string | number>[]>

/** Maximum number of shortcuts of a user. */
export const MAX_SHORTCUTS = 20

/** How publications are grouped in a list. */
export const MERGE_OPTIONS = [
  { value: 'none', zh: '不合并', en: 'Not grouped' },
  { value: 'application', zh: '按申请合并', en: 'By application' },
  { value: 'family', zh: '按简单同族合并', en: 'By simple family' },
] as const
export type MergeValue = (typeof MERGE_OPTIONS)[number]['value']

/** Sort orders that a user may save as default. */
export const ORDER_OPTIONS = [
  { sortField: 'application_date', sortOrder: 'DESC', zh: '申请日从新到旧', en: 'Application date, newest first' },
  { sortField: 'application_date', sortOrder: 'ASC', zh: '申请日从旧到新', en: 'Application date, oldest first' },
  { sortField: 'publication_date', sortOrder: 'DESC', zh: '公开日从新到旧', en: 'Publication date, newest first' },
  { sortField: 'publication_date', sortOrder: 'ASC', zh: '公开日从旧到新', en: 'Publication date, oldest first' },
  { sortField: 'relevance', sortOrder: 'DESC', zh: '相关度', en: 'Relevance' },
] as const

/** The default settings (B.settings.01 to 07, B.detail.06, B.search-box.53). */
export const DEFAULT_SETTINGS = {
  defaultPage: '/homeSearch',
  listView: 'last',
  /** Hours. */
  exitTime: 10,
  /** Rows per page. */
  pageNumber: 20,
  pdfName: 'publication_number',
  highlightColours: [...HIGHLIGHT_COLOURS] as HighlightColour[],
  tagMark: false,
  tagMarkNumber: 5,
  patentSelect: 0,
  toolType: 'IPC',
  merge: 'application',
} as const
