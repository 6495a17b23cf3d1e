import type { ServiceText } from '../sale-service-text.ts'

/**
 * Parses a service in one language from Markdown: `# Name`, a summary paragraph, and below each `## Heading` a list of lines. Anything
 * else is an error, so that no text is lost: throws Error naming the line. Pure.
 */
export function readServiceText(markdown: string): ServiceText {
  const sections: { title: string; lines: string[] }[] = []
  let name = ''
  const summary: string[] = []
  for (const [index, raw] of markdown
    .replace(/^\u{feff}/u, '')
    .split('\n')
    .entries()) {
    const line = raw.trim()
    const [, mark = '', text = ''] = /^(#{1,2}|[-*])\s+(\S.*)$/.exec(line) ?? []
    if (line === '') continue
    if (mark === '#' && name === '') name = text
    else if (mark === '##') sections.push({ title: text, lines: [] })
    else if ((mark === '-' || mark === '*') && sections.length > 0) sections.at(-1)!.lines.push(text)
    else if (mark === '' && sections.length === 0 && name !== '') summary.push(line)
    else throw new Error(`第 ${index + 1} 行的格式无效 / unexpected line ${index + 1}: ${line}`)
  }
  if (name === '') throw new Error('第一行须为“# 名称” / the first line must be `# Name`')
  return { name, summary: summary.join(' '), sections }
}
