import type { Language } from '@gezhi/contract'
import { marked } from 'marked'
import { cleanHtml } from './clean-html.ts'
import { WRITTEN_TABLES } from './written-tables.ts'

/** The line that is replaced by the coverage of the index on read. */
export const COVERAGE_PLACEHOLDER = '<p>[[coverage]]</p>'

/** An article refers to an unknown table. */
export class UnknownTable extends Error {
  readonly table: string

  constructor(table: string) {
    super(`There is no table ${table}`)
    this.name = 'UnknownTable'
    this.table = table
  }
}

/** Sanitised HTML of an article's Markdown; `[[name]]` on its own line is the generated table of that name. Throws UnknownTable. */
export function renderArticle(markdown: string, language: Language): string {
  const whole = markdown.replaceAll(/^\[\[([\w-]+)\]\]$/gm, (placeholder, name: string) => {
    if (name === 'coverage') return placeholder
    const written = WRITTEN_TABLES[name]
    if (written === undefined) throw new UnknownTable(name)
    return written(language)
  })
  return cleanHtml(marked.parse(whole, { async: false, gfm: true }))
}
