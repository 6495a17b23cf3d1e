import { marked } from 'marked'
import { cleanHtml } from './clean-html.ts'

/** A line that is replaced by the table of its name. */
export const TABLE_LINE = /^\[\[([\w-]+)\]\]$/gm

/** Sanitised HTML of Markdown with these tables, Markdown themselves, by name; lines of other names stay. */
export function renderMarkdown(markdown: string, tables: ReadonlyMap<string, string>): string {
  const whole = markdown.replaceAll(TABLE_LINE, (line, name: string) => tables.get(name) ?? line)
  return cleanHtml(marked.parse(whole, { async: false, gfm: true }))
}
