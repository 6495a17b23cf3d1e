import type { Labelled } from '@gezhi/records'
import type { TextRange } from '../tree.ts'

/** Query languages of other systems that can be converted from and to ours. */
export const DIALECTS = ['incopat', 'patsnap', 'espacenet', 'lens', 'uspto'] as const
export type Dialect = (typeof DIALECTS)[number]

/** Names of the dialects. */
export const DIALECT_LABELS: Readonly<Record<Dialect, string>> = {
  incopat: 'incoPat',
  patsnap: 'PatSnap 智慧芽',
  espacenet: 'Espacenet CQL',
  lens: 'Lens',
  uspto: 'USPTO Patent Public Search',
}

/** A part of a query that could not be translated exactly: what was written, and what replaced it. */
export interface Loss {
  readonly code: LossCode
  readonly message: Labelled
  /** The part as written. */
  readonly written: string
  /** Position of the part in the input; absent when our query is written in a dialect. */
  readonly range?: TextRange
}

export type LossCode = keyof typeof LOSSES

/** The register of losses. `{written}` is the part, `{system}` the other system, other names are filled in by the translation. */
export const LOSSES = {
  'unknown-field': {
    zh: '{system} 的字段 {written} 在本系统中没有对应字段，改为检索全文',
    en: 'The {system} field {written} has no equivalent here; the full text is searched',
  },
  'nearest-field': { zh: '{written} 用最接近的字段 {ours} 代替', en: '{written} is replaced by the closest field, {ours}' },
  'nearest-operator': { zh: '{written} 用最接近的运算符 {ours} 代替', en: '{written} is replaced by the closest operator, {ours}' },
  'nearest-wildcard': {
    zh: '{written} 中的通配符用最接近的 {ours} 代替',
    en: 'The wildcard in {written} is replaced by the closest one, {ours}',
  },
  'default-field': {
    zh: '{system} 对不带字段的词检索{theirs}，这里检索{ours}',
    en: '{system} searches terms without a field in {theirs}; here they are searched in {ours}',
  },
  'default-operator': {
    zh: '空格按 AND 读取；{system} 中由用户设定',
    en: 'Spaces are read as AND; in {system} this is a user setting',
  },
  ranking: { zh: '{written} 只影响排序，已去掉', en: '{written} affects ranking only and was removed' },
  fuzzy: { zh: '{written} 为模糊匹配，这里按原词检索', en: '{written} is a fuzzy match; the exact word is searched here' },
  'company-tree': {
    zh: '{written}：尚无集团关系，改为检索该公司名称',
    en: '{written}: corporate groups are not available yet; the company name is searched',
  },
  'cut-off-date': { zh: '{written}：相似检索的截止日期已去掉', en: '{written}: the cut-off date of the similarity search was removed' },
  'unknown-value': { zh: '{written} 的值没有对应值，已原样保留', en: '{written} has no equivalent value and was left unchanged' },
  unreadable: { zh: '无法读取 {written}，已去掉', en: '{written} could not be read and was removed' },
  'not-in-dialect': { zh: '{system} 没有 {written}，已去掉', en: '{system} has no equivalent of {written}; it was removed' },
  'nearest-in-dialect': {
    zh: '{system} 没有 {written}，用 {theirs} 代替',
    en: '{system} has no equivalent of {written}; {theirs} is used instead',
  },
  'text-as-exact': {
    zh: '{system} 没有{written}的整值匹配，按词语检索',
    en: '{system} cannot match the whole value of {written}; its words are searched',
  },
} as const satisfies Record<string, Labelled>

/** A loss of the register with its message filled in. */
export function loss(
  code: LossCode,
  dialect: Dialect,
  written: string,
  values: Readonly<Record<string, string>> = {},
  range?: TextRange,
): Loss {
  const all: Readonly<Record<string, string>> = { ...values, written, system: DIALECT_LABELS[dialect] }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '')
  const message = { zh: fill(LOSSES[code].zh), en: fill(LOSSES[code].en) }
  return { code, message, written, ...(range === undefined ? {} : { range }) }
}
