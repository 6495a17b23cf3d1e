import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain monitors answer. */
export const MONITOR_ERRORS = {
  MONITOR_RUN_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该次监控结果', en: 'This run of an alert was not found' },
  MONITOR_NAME_TAKEN: { code: 400, everywhere: false, zh: '已有名为“{name}”的监控', en: 'You already have an alert named “{name}”' },
  MONITORS_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可创建 {limit} 个监控，请先删除不用的监控',
    en: 'At most {limit} alerts can be created; please delete some first',
  },
  MONITOR_KIND_UNKNOWN: {
    code: 400,
    everywhere: false,
    zh: '类型为 {type} 的数据不能监控',
    en: 'Records of the type {type} cannot be monitored',
  },
  MONITOR_LIST_UNKNOWN: { code: 400, everywhere: false, zh: '列表 {call} 不能监控', en: 'The list {call} cannot be monitored' },
  MONITOR_SEARCH_FAILED: {
    code: 400,
    everywhere: false,
    zh: '不能监控该检索：{problem}',
    en: 'This search cannot be monitored: {problem}',
  },
  MONITOR_TOO_BROAD: {
    code: 400,
    everywhere: false,
    zh: '检索结果超过 {limit} 条（含其他国家/地区），不能监控，请缩小范围',
    en: 'The search has more than {limit} hits (all countries/regions) and cannot be monitored; please narrow it',
  },
  MONITOR_RECORD_NOT_FOUND: {
    code: 404,
    everywhere: false,
    zh: '库中没有 {number}，无法监控',
    en: '{number} is not in this database and cannot be monitored',
  },
  MONITOR_EMAIL_FOREIGN: {
    code: 400,
    everywhere: false,
    zh: '监控邮件只能发送到您已验证的邮箱，请先在用户中心验证',
    en: 'Alerts are sent only to your verified e-mail address; please verify it in your profile first',
  },
  MONITOR_NOTHING_SENT: { code: 400, everywhere: false, zh: '该监控尚未发送过提醒', en: 'No message has been sent for this alert yet' },
} as const satisfies ErrorTable
