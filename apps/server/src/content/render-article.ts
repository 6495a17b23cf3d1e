import type { Language } from '@gezhi/contract'
import { marked } from 'marked'
import { cleanHtml } from './clean-html.ts'
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
  const whole = markdown.replaceAll(/^\[\[([\w-]+)\]\]$/gm, (placeholder, name: string) => {
    if (name === COVERAGE || name === VALUATION_RULES) return placeholder
    const written = WRITTEN_TABLES[name]
    if (written === undefined) throw new UnknownTable(name)
    return written(language)
  })
  return cleanHtml(marked.parse(whole, { async: false, gfm: true }))
}
