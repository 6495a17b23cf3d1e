/** Displays whose fields users choose: the views of a result list (B.router.12) and the page of a patent. */
export const DISPLAY_SCENES = ['tableList', 'imgList', 'imgText', 'imagesProp', 'searchDetail'] as const
export type DisplayScene = (typeof DISPLAY_SCENES)[number]

/** Where a field may be displayed. */
type View = 'list' | 'page'

interface FieldRow {
  readonly field: string
  readonly zh: string
  readonly en: string
  readonly in: readonly View[]
}

const LIST = ['list'] as const
const PAGE = ['page'] as const
const BOTH = ['list', 'page'] as const

/** Every field that may be displayed besides number and title, which lists always show. In the order of the patent page. */
export const DISPLAY_FIELDS = [
  { field: 'publication_number', zh: '公开（公告）号', en: 'Publication number', in: PAGE },
  { field: 'publication_date', zh: '公开（公告）日', en: 'Publication date', in: BOTH },
  { field: 'application_number', zh: '申请号', en: 'Application number', in: BOTH },
  { field: 'application_date', zh: '申请日', en: 'Application date', in: BOTH },
  { field: 'grant_date', zh: '授权公告日', en: 'Grant date', in: PAGE },
  { field: 'patent_type', zh: '专利类型', en: 'Patent type', in: BOTH },
  { field: 'legal_status', zh: '法律状态', en: 'Legal status', in: LIST },
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
] as const satisfies readonly FieldRow[]

/** Name of a field that may be displayed. */
export type DisplayField = (typeof DISPLAY_FIELDS)[number]['field']

/** Default fields of each display, in order. */
const DEFAULT_FIELDS: Readonly<Record<Exclude<DisplayScene, 'searchDetail'>, readonly DisplayField[]>> = {
  tableList: ['applicant', 'application_date', 'publication_date', 'main_ipc', 'patent_type', 'legal_status', 'inventor'],
  imgList: ['applicant', 'application_date'],
  imgText: ['applicant', 'inventor', 'application_date', 'publication_date', 'class_ipc', 'patent_type'],
  imagesProp: ['applicant', 'inventor', 'application_date', 'publication_date', 'class_ipc', 'patent_type'],
}

/** The fields available in a scene, in the order of the table. Pure. */
export function fieldsOfScene(scene: DisplayScene): readonly DisplayField[] {
  const view: View = scene === 'searchDetail' ? 'page' : 'list'
  // The drawing views show the legal status next to the number in every row.
  const always = scene !== 'tableList' && view === 'list' ? 'legal_status' : null
  return DISPLAY_FIELDS.filter((one) => (one.in as readonly View[]).includes(view) && one.field !== always).map(({ field }) => field)
}

/** The default fields of a scene, in order: on the page of a patent all. Pure. */
export function defaultFields(scene: DisplayScene): readonly DisplayField[] {
  return scene === 'searchDetail' ? fieldsOfScene(scene) : DEFAULT_FIELDS[scene]
}

/** The fields of a scene, visible ones first in their order, then the others, each with its visibility. Pure. */
export function fieldsInOrder(scene: DisplayScene, shown?: readonly string[]): readonly { field: DisplayField; shown: boolean }[] {
  const all = fieldsOfScene(scene)
  const chosen = (shown ?? defaultFields(scene)).flatMap((name) => all.filter((field) => field === name))
  return [
    ...chosen.map((field) => ({ field, shown: true })),
    ...all.filter((field) => !chosen.includes(field)).map((field) => ({ field, shown: false })),
  ]
}
