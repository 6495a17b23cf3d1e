import type { DisplayField, DisplayFields, DisplayScene } from '../kinds/display-fields.ts'

const TABLE: readonly DisplayScene[] = ['tableList']
const LIST: readonly DisplayScene[] = ['tableList', 'imgList', 'imgText', 'imagesProp']
const PAGE: readonly DisplayScene[] = ['searchDetail']
const BOTH: readonly DisplayScene[] = [...LIST, ...PAGE]

const FIELDS = [
  { field: 'publication_number', zh: '公开（公告）号', en: 'Publication number', in: PAGE },
  { field: 'publication_date', zh: '公开（公告）日', en: 'Publication date', in: BOTH },
  { field: 'application_number', zh: '申请号', en: 'Application number', in: BOTH },
  { field: 'application_date', zh: '申请日', en: 'Application date', in: BOTH },
  { field: 'grant_date', zh: '授权公告日', en: 'Grant date', in: PAGE },
  { field: 'patent_type', zh: '专利类型', en: 'Patent type', in: BOTH },
  // The views with drawings show it beside the number in every row.
  { field: 'legal_status', zh: '法律状态', en: 'Legal status', in: TABLE },
  { field: 'kind', zh: '文献种类代码', en: 'Kind code', in: PAGE },
  { field: 'country', zh: '国家/地区', en: 'Country/region', in: BOTH },
  { field: 'applicant', zh: '申请人', en: 'Applicant', in: BOTH },
  { field: 'assignee', zh: '当前专利权人', en: 'Current assignee', in: BOTH },
  { field: 'inventor', zh: '发明人', en: 'Inventor', in: BOTH },
  { field: 'priority', zh: '优先权', en: 'Priority', in: BOTH },
  { field: 'main_ipc', zh: 'IPC 主分类号', en: 'Main IPC', in: LIST },
  { field: 'class_ipc', zh: 'IPC 分类号', en: 'IPC', in: BOTH },
  { field: 'class_cpc', zh: 'CPC 分类号', en: 'CPC', in: BOTH },
  { field: 'class_locarno', zh: '洛迦诺分类号', en: 'Locarno', in: PAGE },
  { field: 'class_uspc', zh: '美国分类号', en: 'USPC', in: PAGE },
  { field: 'agency', zh: '代理机构', en: 'Agency', in: PAGE },
  { field: 'agent', zh: '代理人', en: 'Agent', in: PAGE },
  { field: 'examiner', zh: '审查员', en: 'Examiner', in: PAGE },
  { field: 'page_count', zh: '页数', en: 'Pages', in: PAGE },
] as const satisfies readonly DisplayField[]

/** Name of a field of patents that users may choose to display. */
export type PatentDisplayField = (typeof FIELDS)[number]['field']

/** The fields of patents that users choose from. */
export const PATENT_DISPLAY_FIELDS: DisplayFields<PatentDisplayField> = {
  list: FIELDS,
  hasOwn: true,
  defaults: {
    tableList: ['applicant', 'application_date', 'publication_date', 'main_ipc', 'patent_type', 'legal_status', 'inventor'],
    imgList: ['applicant', 'application_date'],
    imgText: ['applicant', 'inventor', 'application_date', 'publication_date', 'class_ipc', 'patent_type'],
    imagesProp: ['applicant', 'inventor', 'application_date', 'publication_date', 'class_ipc', 'patent_type'],
  },
}
