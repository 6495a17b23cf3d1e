import type { InventionPlan, Measure, TitlePattern } from '../plan/invention-plan.ts'
import { term, type Term } from '../terms.ts'

const TITLES: Record<TitlePattern, (plan: InventionPlan) => string> = {
  plain: ({ subject }) => subject.en,
  modified: ({ subject, modifier }) => `${modifier.en} ${subject.en}`,
  applied: ({ subject, application }) => `${subject.en} for use in ${application.en}`,
  'modified-applied': ({ subject, modifier, application }) => `${modifier.en} ${subject.en} for use in ${application.en}`,
  'with-method': ({ subject, modifier }) => `${modifier.en} ${subject.en}`,
  'based-on': ({ subject, materials, parts }) =>
    subject.form === 'composition'
      ? `${subject.en} containing ${materials[0]?.en ?? ''}`
      : `${subject.en} based on ${parts[0]?.term.a ?? ''}`,
  'part-and': ({ subject, parts }) => `${subject.en} ${subject.form === 'method' ? 'using' : 'having'} ${parts[0]?.term.a ?? ''}`,
}

/** The invention with its article, as the claims repeat it. */
export function englishNoun(plan: InventionPlan): Term {
  if (plan.patentForm === 'design') return plan.technology.article
  return term(`-|${TITLES[plan.title](plan)}`)
}

const ENDINGS: Record<InventionPlan['subject']['form'], string> = {
  composition: ', preparation method therefor and use thereof',
  device: ' and control method therefor',
  method: '',
  system: ' and method',
}

/** Title of a document, its first letter a capital. */
export function englishTitle(plan: InventionPlan): string {
  const title = englishNoun(plan).en + (plan.title === 'with-method' && plan.patentForm === 'invention' ? ENDINGS[plan.subject.form] : '')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** `a, b and c`. */
export function englishList(list: readonly string[], last = 'and'): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} ${last} ${list.at(-1)}`
}

/** Units that Chinese writes with a character; empty if English counts without one. */
const ENGLISH_UNITS: Readonly<Record<string, string>> = {
  次: '',
  层: '',
  个: '',
  维: '',
  像素: 'pixels',
  位: 'bits',
  天: 'days',
  '片/h': 'wafers/h',
  '帧/s': 'frames/s',
  '笔/s': 'transactions/s',
  亿: 'hundred million',
  '亿CFU/mL': '×10^8 CFU/mL',
}

/** Units that follow the number without a space. */
const CLOSE_UNITS = new Set(['%', '°', ':1', '×', ''])

/** A number with its unit in English notation, separated by a space unless the unit follows without one. */
export function englishValue(value: string, unit: string): string {
  const english = ENGLISH_UNITS[unit] ?? unit
  return CLOSE_UNITS.has(english) ? value + english : `${value} ${english}`
}

/** `120 to 380 mAh/g`. */
export function englishRange({ low, high, quantity }: Measure): string {
  return `${low} to ${englishValue(high, quantity.unit)}`
}

/** The same text with its first letter as a capital. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
