import { foldText, type QueryNode } from '@gezhi/query'

/** Words of a name that are searched. */
const MAX_WORDS = 12

/** Legal forms of several words, as names end with them. */
const LONG_FORMS: readonly (readonly [RegExp, string])[] = [
  [/ public limited company$/, ' plc'],
  [/ limited liability company$/, ' llc'],
  [/ gesellschaft mit beschr(?:a|ae)nkter haftung$/, ' gmbh'],
  [/ societe anonyme$/, ' sa'],
  [/ naamloze vennootschap$/, ' nv'],
  [/ besloten vennootschap$/, ' bv'],
  [/ kabushiki kaisha$/, ' kk'],
]

/** Words of legal forms, with the abbreviation that stands for both. */
const FORM_WORDS: Readonly<Record<string, string>> = {
  ltd: 'ltd',
  limited: 'ltd',
  co: 'co',
  company: 'co',
  inc: 'inc',
  incorporated: 'inc',
  corp: 'corp',
  corporation: 'corp',
  ag: 'ag',
  aktiengesellschaft: 'ag',
  gmbh: 'gmbh',
  plc: 'plc',
  llc: 'llc',
  sa: 'sa',
  nv: 'nv',
  bv: 'bv',
  kk: 'kk',
}

/**
 * A name as it is compared: the same for full-width, traditional and capital letters, with or without accents, punctuation and spaces, and
 * for a legal form in full or abbreviated (`Reed Co., Ltd.` and `REED COMPANY LIMITED`). Empty for a name without letters and digits.
 */
export function comparableName(name: string): string {
  const [first = '', ...others] = wordsOf(name)
  return [first, ...others.map((word) => FORM_WORDS[word] ?? word)].join('')
}

/** A query in a field for the words of a name before its legal form, which find its other spellings among others; null without any. */
export function spellingsQuery(name: string, field: string): QueryNode | null {
  const words = wordsOf(name)
  const form = words.findIndex((word, at) => at > 0 && FORM_WORDS[word] !== undefined)
  const sought = words.slice(0, form === -1 ? undefined : form).filter((word) => word !== 'and')
  const operands = sought.slice(0, MAX_WORDS).map((text): QueryNode => ({ kind: 'phrase', text }))
  const [only] = operands
  if (only === undefined) return null
  return { kind: 'field', fields: [field], operand: operands.length === 1 ? only : { kind: 'and', operands } }
}

function wordsOf(name: string): string[] {
  const letters = foldText(name).text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')
  const spaced = letters
    .replaceAll(/[.'’]/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  const words = LONG_FORMS.reduce((text, [form, short]) => text.replace(form, short), spaced.trim())
  return words.split(' ').filter((word) => word !== '')
}
