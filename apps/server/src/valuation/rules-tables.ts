import type { Language } from '@gezhi/contract'
import { formulaRows, levelRows, type ValuationFormula } from '@gezhi/records'
import { cleanHtml } from '../content/clean-html.ts'

const WORDS = {
  zh: { version: '规则版本', levels: ['级别', '总分'], rules: ['类别', '分项（满分）', '数据', '满分', '数据取值：得分'] },
  en: { version: 'Version of the rules', levels: ['Level', 'Total'], rules: ['Group', 'Score (of)', 'Fact', 'Of', 'Value: points'] },
} as const

/** The rules of valuations as clean HTML, generated from the data that computes. */
export function rulesTables(formula: ValuationFormula, language: Language): string {
  const { version, levels, rules } = WORDS[language]
  const tables = table(levels, levelRows(formula)) + table(rules, formulaRows(formula, language))
  return cleanHtml(`<p>${version}: ${escaped(formula.version)}</p>${tables}`)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
