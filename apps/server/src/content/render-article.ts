import type { Language } from '@gezhi/contract'
import { renderMarkdown, TABLE_LINE } from './render-markdown.ts'
import { UnknownTable } from './unknown-table.ts'
import { WRITTEN_TABLES } from './written-tables.ts'

/** Lines that are replaced on read: by the coverage of the index, and by the rules of valuations. */
export const COVERAGE = 'coverage'
export const VALUATION_RULES = 'valuation-rules'

/** The line of a name in HTML. */
export function placeholderOf(name: string): string {
  return `<p>[[${name}]]</p>`
}

/** Sanitised HTML of an article's Markdown; `[[name]]` on its own line is the generated table of that name. Throws UnknownTable. */
export function renderArticle(markdown: string, language: Language): string {
  return renderMarkdown(markdown, tablesIn(markdown, language))
}

/** The generated tables that a text inserts, by name, as Markdown. Throws UnknownTable. */
export function tablesIn(markdown: string, language: Language): Map<string, string> {
  const names = new Set([...markdown.matchAll(TABLE_LINE)].map(([, name = '']) => name))
  const written = [...names].filter((name) => name !== COVERAGE && name !== VALUATION_RULES)
  return new Map(written.map((name) => [name, writtenTable(name, language)]))
}

function writtenTable(name: string, language: Language): string {
  const written = Object.hasOwn(WRITTEN_TABLES, name) ? WRITTEN_TABLES[name] : undefined
  if (written === undefined) throw new UnknownTable(name)
  return written(language)
}
