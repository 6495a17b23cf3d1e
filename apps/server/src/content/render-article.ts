import type { Language } from '@gezhi/contract'
import { marked } from 'marked'
import { cleanHtml } from './clean-html.ts'
import { WRITTEN_TABLES } from './written-tables.ts'

/** The line in whose place the coverage of the index is put when the article is read. */
export const COVERAGE_PLACE = '<p>[[coverage]]</p>'

/** Clean HTML of an article's Markdown; `[[name]]` on a line of its own is the written table of that name. Throws for a name that is none. */
export function renderArticle(markdown: string, language: Language): string {
  const whole = markdown.replaceAll(/^\[\[([\w-]+)\]\]$/gm, (place, name: string) => {
    if (name === 'coverage') return place
    const written = WRITTEN_TABLES[name]
    if (written === undefined) throw new Error(`There is no table ${name}`)
    return written(language)
  })
  return cleanHtml(marked.parse(whole, { async: false, gfm: true }))
}
