/** The views of a result list, each with the fields it shows apart (B.router.12). */
export const DISPLAY_SCENES = ['tableList', 'imgList', 'imgText', 'imagesProp'] as const
export type DisplayScene = (typeof DISPLAY_SCENES)[number]

/** Names in both languages. */
interface Named<Value> {
  readonly value: Value
  readonly zh: string
  readonly en: string
}

/** Six colours words are highlighted in, in the order of the words (B.settings.05). */
export const HIGHLIGHT_COLOURS = ['#ffe58a', '#bfe8c9', '#bfddfb', '#f7cbd8', '#dccff6', '#ffd2ae'] as const

/** What a setting may be; the first is the default unless `DEFAULT_SETTINGS` says otherwise. */
export const SETTING_OPTIONS = {
  defaultPage: [
    { value: 'tableList', zh: '列表', en: 'Table' },
    { value: 'imgList', zh: '首图', en: 'First drawings' },
    { value: 'imgText', zh: '图文', en: 'Drawings and text' },
    { value: 'imagesProp', zh: '多图', en: 'All drawings' },
  ],
  pageNumber: [20, 50, 100].map((value) => ({ value, zh: `${value} 条`, en: `${value} rows` })),
  pdfName: [
    { value: 'publicationNumber', zh: '公开（公告）号', en: 'Publication number' },
    { value: 'applicationNumber', zh: '申请号', en: 'Application number' },
    { value: 'title', zh: '标题', en: 'Title' },
  ],
  patentSelect: [
    { value: 0, zh: '保留已读专利', en: 'Keep patents that were read' },
    { value: 1, zh: '隐藏已读专利', en: 'Hide patents that were read' },
  ],
  toolType: [
    { value: 'IPC', zh: 'IPC', en: 'IPC' },
    { value: 'CPC', zh: 'CPC', en: 'CPC' },
    { value: 'LOC', zh: '洛迦诺分类', en: 'Locarno' },
  ],
} as const satisfies Record<string, readonly Named<string | number>[]>

/** How publications are joined in a list. */
export const MERGE_OPTIONS = [
  { value: 'none', zh: '不合并', en: 'Every publication' },
  { value: 'application', zh: '按申请合并', en: 'One an application' },
  { value: 'family', zh: '按同族合并', en: 'One a family' },
] as const
export type MergeValue = (typeof MERGE_OPTIONS)[number]['value']

/** Orders of a list that may be kept as one's own. */
export const ORDER_OPTIONS = [
  { sortField: 'application_date', sortOrder: 'DESC', zh: '申请日降序', en: 'Application date, newest first' },
  { sortField: 'application_date', sortOrder: 'ASC', zh: '申请日升序', en: 'Application date, oldest first' },
  { sortField: 'publication_date', sortOrder: 'DESC', zh: '公开（公告）日降序', en: 'Publication date, newest first' },
  { sortField: 'publication_date', sortOrder: 'ASC', zh: '公开（公告）日升序', en: 'Publication date, oldest first' },
  { sortField: 'relevance', sortOrder: 'DESC', zh: '相关性', en: 'Relevance' },
  { sortField: 'citation_count', sortOrder: 'DESC', zh: '被引次数降序', en: 'Most cited first' },
] as const

/** Fields a view can show, each with whether it does to begin with. */
export const DISPLAY_FIELDS = [
  { field: 'publication_number', zh: '公开（公告）号', en: 'Publication number', shown: true },
  { field: 'title', zh: '标题', en: 'Title', shown: true },
  { field: 'applicant', zh: '申请人', en: 'Applicant', shown: true },
  { field: 'assignee', zh: '当前专利权人', en: 'Assignee', shown: false },
  { field: 'inventor', zh: '发明人', en: 'Inventor', shown: true },
  { field: 'application_number', zh: '申请号', en: 'Application number', shown: false },
  { field: 'application_date', zh: '申请日', en: 'Application date', shown: true },
  { field: 'publication_date', zh: '公开（公告）日', en: 'Publication date', shown: true },
  { field: 'class_ipc', zh: 'IPC 分类号', en: 'IPC', shown: true },
  { field: 'patent_type', zh: '专利类型', en: 'Patent type', shown: true },
  { field: 'legal_status', zh: '法律状态', en: 'Legal status', shown: true },
  { field: 'country', zh: '国家/地区', en: 'Country or region', shown: false },
] as const

/** The settings of somebody who changed none (B.settings.01 to 07, B.detail.06, B.search-box.53). */
export const DEFAULT_SETTINGS = {
  defaultPage: 'tableList',
  /** Minutes. */
  exitTime: 10,
  /** Rows of a page. */
  pageNumber: 20,
  pdfName: 'publicationNumber',
  highlightColours: [...HIGHLIGHT_COLOURS] as string[],
  tagMark: false,
  tagMarkNumber: 5,
  patentSelect: 0,
  toolType: 'IPC',
  merge: 'none',
} as const
