import type { BatchType, Language } from '@gezhi/contract'
import { writeXls } from '@gezhi/imports'
import type { BatchError, InvalidRow } from './read-batch.ts'

type Words = Readonly<Record<Language, string>>

const ERROR_TEXTS: Readonly<Record<BatchError, Words>> = {
  unreadable: { zh: '不是专利号码', en: 'Not a patent number' },
  'check-digit': { zh: '校验位错误', en: 'Incorrect check digit' },
  'other-role': { zh: '号码类型与所选类型不符', en: 'Not of the selected number type' },
  'not-held': { zh: '库中未收录', en: 'Not in this database' },
  'other-kind': { zh: '库中只有该专利的其他公开文本', en: 'Only other publications of this patent are in this database' },
  'too-long': { zh: '内容过长', en: 'Too long' },
}

const TITLES: Readonly<Record<BatchType, Words>> = {
  '1,2': { zh: '公开（公告）号或申请号', en: 'Publication or application number' },
  '1': { zh: '公开（公告）号', en: 'Publication number' },
  '2': { zh: '申请号', en: 'Application number' },
  '3': { zh: '公司名称', en: 'Company name' },
}
const SHEETS = { template: { zh: '批量检索', en: 'Batch search' }, errors: { zh: '错误列表', en: 'Errors' } } as const
const ERROR_TITLES = { zh: ['行号', '内容', '原因'], en: ['Row', 'Value', 'Reason'] } as const

/** Why a row was not found, in words. */
export function describeBatchError({ error }: Pick<InvalidRow, 'error'>, language: Language): string {
  return ERROR_TEXTS[error][language]
}

/** An empty list of a type, as .xls: its title is recognised by the reader of lists. */
export function batchTemplate(type: BatchType, language: Language): Promise<Buffer> {
  return writeXls(SHEETS.template[language], [[TITLES[type][language]]], [40])
}

/** The rows that were not found, each with its reason, as .xls. */
export function batchErrorList(errors: readonly InvalidRow[], language: Language): Promise<Buffer> {
  const rows = errors.map((entry) => [String(entry.row), entry.value, describeBatchError(entry, language)])
  return writeXls(SHEETS.errors[language], [ERROR_TITLES[language], ...rows], [8, 40, 40])
}
