import type { Language } from '@gezhi/contract'
import { cleanHtml } from './clean-html.ts'
import { type CountryCoverage, countryName } from './coverage.ts'

const WORDS = {
  zh: { head: ['国家/地区', '文献数', '最早公开', '最近公开'], all: '合计', empty: '当前没有可检索的文献。' },
  en: {
    head: ['Country/region', 'Documents', 'First publication', 'Last publication'],
    all: 'Total',
    empty: 'There are no documents to search yet.',
  },
} as const

/** The coverage of the index as a table of clean HTML. */
export function coverageTable(countries: readonly CountryCoverage[], language: Language): string {
  const { head, all, empty } = WORDS[language]
  if (countries.length === 0) return `<p>${empty}</p>`
  const rows = countries.map(({ country, patentCount, firstDate, lastDate }) => [
    `${countryName(country, language)} (${country})`,
    grouped(patentCount),
    dayOf(firstDate),
    dayOf(lastDate),
  ])
  const total = [all, grouped(countries.reduce((sum, { patentCount }) => sum + patentCount, 0)), '', '']
  const line = (cells: readonly string[], tag: 'td' | 'th') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const body = [...rows, total].map((cells) => line(cells, 'td')).join('')
  return cleanHtml(`<table><thead>${line(head, 'th')}</thead><tbody>${body}</tbody></table>`)
}

function grouped(count: number): string {
  return count.toLocaleString('en')
}

function dayOf(date: string | null): string {
  return date === null ? '–' : `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`
}
