import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain exports answer. */
export const EXPORT_ERRORS = {
  EXPORT_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到导出任务，或文件已过期', en: 'Export not found, or its file has expired' },
  EXPORT_FIELD_UNKNOWN: { code: 400, everywhere: false, zh: '没有名为 {field} 的导出字段', en: 'There is no field {field} to export' },
  EXPORT_TEMPLATE_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到导出模板', en: 'Export template not found' },
  EXPORT_DOWNLOADS: {
    code: 429,
    everywhere: false,
    zh: '您已有 {limit} 个文件正在下载，请稍候',
    en: '{limit} of your downloads are running; please wait for one to finish',
  },
} as const satisfies ErrorTable
