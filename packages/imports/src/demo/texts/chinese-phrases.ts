import type { InventionPlan, Measure, TitlePattern } from '../plan/invention-plan.ts'
import type { PatentForm } from '../plan/offices.ts'
import type { Term } from '../terms.ts'

const TITLES: Record<TitlePattern, (plan: InventionPlan) => string> = {
  plain: ({ subject }) => subject.zh,
  modified: ({ subject, modifier }) => modifier.zh + subject.zh,
  applied: ({ subject, application }) => `用于${application.zh}的${subject.zh}`,
  'modified-applied': ({ subject, modifier, application }) => `用于${application.zh}的${modifier.zh}${subject.zh}`,
  'with-method': ({ subject, modifier }) => modifier.zh + subject.zh,
  'based-on': ({ subject, materials, parts }) =>
    `${subject.form === 'composition' ? '含' : '基于'}${(subject.form === 'composition' ? materials[0] : parts[0]?.term)?.zh ?? ''}的${subject.zh}`,
  'part-and': ({ subject, parts }) =>
    subject.form === 'method' ? `采用${parts[0]?.term.zh ?? ''}的${subject.zh}` : `带有${parts[0]?.term.zh ?? ''}的${subject.zh}`,
}

/** Name of the invention, as the claims repeat it. */
export function chineseNoun(plan: InventionPlan): string {
  if (plan.patentForm === 'design') return plan.technology.article.zh
  return TITLES[plan.title](plan)
}

const ENDINGS: Record<InventionPlan['subject']['form'], string> = {
  composition: '及其制备方法和应用',
  device: '及其控制方法',
  method: '',
  system: '及方法',
}

/** Title of a document. */
export function chineseTitle(plan: InventionPlan): string {
  const noun = chineseNoun(plan)
  if (plan.patentForm === 'design') return noun
  if (plan.patentForm === 'utility') return `一种${noun}`
  return (
    (plan.title === 'plain' || plan.title === 'modified' ? '一种' : '') +
    noun +
    (plan.title === 'with-method' ? ENDINGS[plan.subject.form] : '')
  )
}

/** How a document refers to itself. */
export const CHINESE_SELF: Record<PatentForm, string> = { invention: '本发明', utility: '本实用新型', design: '本外观设计' }

/** `甲、乙和丙`. */
export function chineseList(list: readonly Term[], last = '和'): string {
  const names = list.map((term) => term.zh)
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join('、')}${last}${names.at(-1)}`
}

/** Units that follow the number without a space. */
const CLOSE_UNITS = new Set(['次', '层', '个', '维', '像素', '位', '天', '亿', '%', '°C', '°', ':1', '×', ''])

/** `120~380 mAh/g`; counted things without a space. */
export function chineseRange({ low, high, quantity }: Measure): string {
  return quantity.unit === '%' || quantity.unit === '°C'
    ? `${low}${quantity.unit}~${high}${quantity.unit}`
    : chineseValue(`${low}~${high}`, quantity.unit)
}

/** A number with its unit, separated by a space unless the unit follows without one. */
export function chineseValue(value: string, unit: string): string {
  return CLOSE_UNITS.has(unit) ? value + unit : `${value} ${unit}`
}
