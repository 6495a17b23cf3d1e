import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain analysis return. */
export const ANALYSIS_ERRORS = {
  ANALYSIS_KIND_UNKNOWN: {
    code: 400,
    everywhere: false,
    zh: '类型为“{kind}”的数据不能统计',
    en: 'Records of the type “{kind}” cannot be analysed',
  },
  ANALYSIS_LIST_UNKNOWN: { code: 400, everywhere: false, zh: '列表“{call}”不能统计', en: 'The list “{call}” cannot be analysed' },
  ANALYSIS_LIST_FAILED: { code: 400, everywhere: false, zh: '统计失败：{problem}', en: 'The analysis failed: {problem}' },
  ANALYSIS_FILE_NOT_FOUND: {
    code: 404,
    everywhere: false,
    zh: '分析文件不存在或已过期',
    en: 'The analysis file does not exist or has expired',
  },
  REPORT_PERSON_NOT_FOUND: { code: 404, everywhere: false, zh: '该手机号码未注册', en: 'This mobile number is not registered' },
  REPORT_USER_NOT_FOUND: { code: 404, everywhere: false, zh: '该报告未与此用户共享', en: 'The report is not shared with this user' },
  REPORT_OWNER_STAYS: {
    code: 400,
    everywhere: false,
    zh: '此操作不适用于报告所有者',
    en: 'This is not possible for the owner of the report',
  },
  REPORT_USERS_FULL: {
    code: 400,
    everywhere: false,
    zh: '一份报告最多可与 {limit} 名用户共享',
    en: 'A report can be shared with at most {limit} users',
  },
  REPORT_RUN_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该次运行', en: 'Run not found' },
  REPORT_NOT_RUN: { code: 400, everywhere: false, zh: '请先运行报告，再共享', en: 'Run the report before you share it' },
  REPORT_SHARE_NOT_FOUND: { code: 404, everywhere: false, zh: '共享链接已失效', en: 'The link is no longer valid' },
  REPORTS_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可保存 {limit} 份报告，请先删除不用的报告',
    en: 'At most {limit} reports can be saved; please delete some first',
  },
  BOARD_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到看板', en: 'Board not found' },
  BOARD_EMPTY: { code: 400, everywhere: false, zh: '看板上没有图表，无法导出', en: 'The board has no charts to export' },
  BOARDS_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可保存 {limit} 个看板，请先删除不用的看板',
    en: 'At most {limit} boards can be saved; please delete some first',
  },
  PANELS_FULL: {
    code: 400,
    everywhere: false,
    zh: '一个看板最多 {limit} 个图表',
    en: 'A board can have at most {limit} charts',
  },
  CHART_UNKNOWN: { code: 400, everywhere: false, zh: '没有图表“{type}”', en: 'There is no chart “{type}”' },
  APPLICANTS_NEEDED: {
    code: 400,
    everywhere: false,
    zh: '该图表需要至少 {count} 个申请人（applicantList）',
    en: 'This chart needs at least {count} applicants (applicantList)',
  },
} as const satisfies ErrorTable
