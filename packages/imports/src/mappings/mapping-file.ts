import { OFFICE_LABELS, type ClassScheme } from '@gezhi/records'
import type { LocalizedText } from '../pipeline/import-source.ts'
import type { ColumnMapping } from '../sources/column-mapping/column-mapping.ts'
import { MAPPED_KINDS, mappedKind } from '../sources/mapped-kinds.ts'
import type { SchemeMapping } from '../sources/schemes/scheme-mapping.ts'

/** An invalid mapping file; the message names the field. */
export class MappingFileError extends Error {
  readonly reason: LocalizedText

  constructor(reason: LocalizedText) {
    super(`${reason.en} / ${reason.zh}`)
    this.name = 'MappingFileFault'
    this.reason = reason
  }
}

export type OwnMapping = ColumnMapping | SchemeMapping

const SCHEMES: readonly ClassScheme[] = ['ipc', 'cpc', 'locarno', 'nice', 'vienna']
const SCHEME_TARGETS = ['symbol', 'dots', 'title', 'definition']

/** Whether a mapping is of a classification scheme. */
export function isSchemeMapping(mapping: OwnMapping): mapping is SchemeMapping {
  return 'scheme' in mapping
}

/** Reads a mapping written by a user and fills in defaults. Throws `MappingFileError`. */
export function readMapping(text: string): OwnMapping {
  const file = parse(text)
  const columns = fieldOf(file, 'columns', isObject, 'an object', '一个对象')
  const scheme = 'scheme' in file ? fieldOf(file, 'scheme', isOneOf(SCHEMES), SCHEMES.join(', ')) : undefined
  const targets = scheme === undefined ? targetsOfKind(file) : SCHEME_TARGETS
  for (const [column, rule] of Object.entries(columns)) checkRule(column, rule, targets, scheme !== undefined)
  const shared = {
    version: 1,
    recognisedBy: Object.keys(columns),
    columns,
    ...file,
    format: fieldOf(file, 'format', isName, 'a name of letters, digits and hyphens', '由字母、数字和连字符组成的名称'),
  }
  if (!isTexts(shared.recognisedBy) || shared.recognisedBy.length === 0)
    throw mappingError('recognisedBy', 'a list of column names', '列名列表')
  return (scheme === undefined ? { lang: 'zh', ...shared } : shared) as OwnMapping
}

function targetsOfKind(file: Record<string, unknown>): readonly string[] {
  const names = MAPPED_KINDS.map(({ name }) => name)
  const name = 'kind' in file ? fieldOf(file, 'kind', isOneOf(names), names.join(', ')) : undefined
  if ('office' in file)
    fieldOf(file, 'office', isOneOf(Object.keys(OFFICE_LABELS)), 'the code of an office such as CN', '专利或商标局代码，如 CN')
  return mappedKind(name)?.targets ?? []
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (isObject(value)) return value
  } catch (error) {
    const { message } = error as Error
    throw new MappingFileError({ en: `the mapping is not valid JSON: ${message}`, zh: `映射文件不是 JSON：${message}` })
  }
  throw new MappingFileError({ en: 'the mapping is not a JSON object', zh: '映射文件不是 JSON 对象' })
}

function checkRule(column: string, rule: unknown, targets: readonly string[], isScheme: boolean): void {
  const place = `columns.${column}`
  if (!isObject(rule)) throw mappingError(place, 'an object such as {"to": "title"}', '形如 {"to": "title"} 的对象')
  if (!isOneOf(targets)(rule['to'])) throw mappingError(`${place}.to`, `one of ${targets.join(', ')}`, `以下之一：${targets.join('、')}`)
  if ('split' in rule && typeof rule['split'] !== 'string')
    throw mappingError(`${place}.split`, 'a string of separators', '由分隔符组成的文本')
  const needsLanguage = isScheme && (rule['to'] === 'title' || rule['to'] === 'definition')
  if (needsLanguage && typeof rule['lang'] !== 'string') throw mappingError(`${place}.lang`, 'a language such as zh', '语言代码，如 zh')
}

function fieldOf<T>(file: Record<string, unknown>, field: string, is: (value: unknown) => value is T, en: string, zh?: string): T {
  const value = file[field]
  if (is(value)) return value
  throw mappingError(field, en, zh)
}

function mappingError(field: string, en: string, zh = en): MappingFileError {
  return new MappingFileError({ en: `the mapping's ${field} must be ${en}`, zh: `映射文件的 ${field} 必须是${zh}` })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,60}$/.test(value)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isOneOf<T extends string>(values: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => (values as readonly unknown[]).includes(value)
}
