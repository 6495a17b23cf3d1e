import type { Language } from '../language.ts'

/** Why a task failed, or what its file lacks, besides the errors of the calls that list its records. */
export const EXPORT_FAILURES = {
  interrupted: {
    zh: '多次尝试均被中断，请重新导出或减少记录数',
    en: 'It was interrupted repeatedly; please export again, or fewer records',
  },
  unexpected: { zh: '生成文件时出错，请重新导出', en: 'The file could not be written; please export again' },
  storageFull: { zh: '服务器存储空间已满，文件未能保存', en: 'The storage of the server is full; the file could not be saved' },
  noRecords: { zh: '没有可导出的记录', en: 'There are no records to export' },
  noFiles: { zh: '所选记录没有可下载的原始文件', en: 'The selected records have no original files' },
  viewLimit: {
    zh: '已达今日查看额度，其余记录的文件未包含在内',
    en: 'Today’s viewing limit was reached; files of the other records are not included',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type ExportFailure = keyof typeof EXPORT_FAILURES
