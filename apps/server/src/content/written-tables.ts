import { CAPABILITY_AXES, type Language } from '@gezhi/contract'
import { OPERATORS, WILDCARDS } from '@gezhi/query'
import { exampleOf, FIELD_GROUP_LABELS, type FieldGroup, PATENT_FIELD_TABLE, type PatentField, readPatentNumbers } from '@gezhi/records'
import { AXIS_LABELS, CAPABILITY_INDICATORS } from '../analysis/capability/capability-axes.ts'
import { FIELD_LOGIC } from './field-logic.ts'

/**
 * Tables that articles insert by `[[name]]` on a line of its own: generated from the code they describe, so that they are always correct.
 */
export const WRITTEN_TABLES: Readonly<Record<string, (language: Language) => string>> = {
  operators: (language) =>
    table(language === 'zh' ? ['运算符', '说明'] : ['Operator', 'Meaning'], [
      ...OPERATORS.map(({ name, description }) => [code(name), description[language]]),
      [['*', '?', '#'].map(code).join(' '), WILDCARDS[language]],
    ]),
  'field-types': (language) =>
    table(
      language === 'zh' ? ['类型', '取值'] : ['Type', 'What it takes'],
      Object.values(FIELD_LOGIC).map((type) => [type.name[language], type.takes[language]]),
    ),
  fields: (language) =>
    (Object.keys(FIELD_GROUP_LABELS) as FieldGroup[])
      .map((group) => `### ${FIELD_GROUP_LABELS[group][language]}\n\n${fieldTable(group, language)}`)
      .join('\n\n'),
  'number-fields': (language) => fieldTable('number', language),
  capability: capabilityTable,
  'number-formats': (language) =>
    table(
      language === 'zh' ? ['可以这样写', '读作'] : ['Written like this', 'Read as'],
      NUMBER_EXAMPLES.map((written) => [code(written), code(readPatentNumbers(written)[0]?.number ?? '–')]),
    ),
}

/** Indicators of the innovation capability of companies. */
function capabilityTable(language: Language): string {
  const head = {
    zh: ['维度', '指标', '说明', '满分值', '计分', '权重'],
    en: ['Axis', 'Indicator', 'Counts', 'Full marks', 'Scale', 'Weight'],
  }
  const scales = { zh: { linear: '线性', log: '对数' }, en: { linear: 'linear', log: 'logarithmic' } }
  const rows = CAPABILITY_AXES.flatMap((axis) =>
    CAPABILITY_INDICATORS[axis].map(({ label, description, full, isShare, scale, weight }) => [
      AXIS_LABELS[axis][language],
      label[language],
      description[language],
      isShare ? `${full}%` : String(full),
      scales[language][scale],
      `${weight}%`,
    ]),
  )
  return table(head[language], rows)
}

const NUMBER_EXAMPLES = [
  'CN103399241B',
  'CN 103399241 B',
  'ZL201310123456.7',
  'CN201310123456.7',
  '201310123456.7',

  'US 7,654,321 B2',
  'US2005/0123456 A1',
  'EP_0227762_B1',
  'PCT/CN2020/123456',
  'WO2021/000001 A1',
  '特開2005-123456',
  'KR 10-2005-0012345',
]

function fieldTable(group: FieldGroup, language: Language): string {
  const head = language === 'zh' ? ['字段', '名称', '也可写作', '示例'] : ['Field', 'Name', 'Also', 'Example']
  const rows = PATENT_FIELD_TABLE.list
    .filter((field) => field.group === group)
    .map((field) => [
      code(field.name),
      field.label[language] + missing(field, language),
      field.aliases.slice(0, 3).map(code).join(' '),
      code(exampleOf(field, language)),
    ])
  return table(head, rows)
}

function missing({ withoutSource }: PatentField, language: Language): string {
  if (withoutSource === undefined) return ''
  return language === 'zh' ? `（暂无数据：${withoutSource.zh}）` : ` (no data: ${withoutSource.en})`
}

function code(text: string): string {
  return `\`${text}\``
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
