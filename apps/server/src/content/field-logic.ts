import type { FieldGroup, FieldType, Labelled } from '@gezhi/records'

/** Descriptions of field types and their values. */
export const FIELD_LOGIC: Readonly<Record<FieldType, { readonly name: Labelled; readonly takes: Labelled }>> = {
  text: {
    name: { zh: '文本', en: 'text' },
    takes: { zh: '词、"短语"、通配符、位置运算符', en: 'words, "phrases", wildcards, proximity' },
  },
  party: {
    name: { zh: '人员与机构', en: 'name' },
    takes: { zh: '名称中的词；== 为完整名称', en: 'words of the name; == for the whole name' },
  },
  number: {
    name: { zh: '号码', en: 'number' },
    takes: { zh: '各专利局的号码写法均可；末尾可用 *', en: 'a number in the format of any office; a trailing * is allowed' },
  },
  date: {
    name: { zh: '日期', en: 'date' },
    takes: { zh: '年、月或日；[a TO b]、>=、<=', en: 'a year, month or day; [a TO b], >=, <=' },
  },
  class: {
    name: { zh: '分类号', en: 'class' },
    takes: { zh: '分类号及其下位；== 仅其自身；[a TO b]', en: 'a symbol with its subdivisions; == for the symbol alone; [a TO b]' },
  },
  code: { name: { zh: '代码', en: 'code' }, takes: { zh: '代码或名称', en: 'a code or the name of a value' } },
  count: { name: { zh: '数量', en: 'count' }, takes: { zh: '数字；[a TO b]、>=、<=', en: 'a number; [a TO b], >=, <=' } },
}

/** The groups of fields as function cards number them by `fieldLogic`: the numbers are 0 (B.search-box.20). */
export const FIELD_LOGIC_GROUPS = [
  ...(['number', 'text', 'party', 'date', 'class'] as const),
  ...(['status', 'citation', 'family', 'event', 'count'] as const),
] as const satisfies readonly FieldGroup[]
