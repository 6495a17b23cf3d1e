/** An article in source form: front matter and Markdown. */
export interface WrittenArticle {
  readonly id: number
  readonly title: string
  readonly parentId: number | null
  readonly order: number
  readonly recommended: 0 | 1 | 2
  readonly keywords: string
  readonly summary: string
  readonly publishedAt: Date
  readonly markdown: string
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/
const KEYS = ['id', 'title', 'parent', 'order', 'recommend', 'keywords', 'summary', 'date'] as const
const RECOMMENDED = { hot: 1, new: 2, '': 0 } as const
/** Date of articles without one: earlier than any other. */
const NO_DAY = '2026-01-01'

/**
 * Parses an article: `---`, lines of `key: value` (`id`, `title`; optionally `parent`, `order`, `recommend` as hot or new, `keywords`,
 * `summary`, `date` as yyyy-MM-dd), `---`, Markdown. Throws an error that names the file if it is invalid.
 */
export function readArticle(text: string, file: string): WrittenArticle {
  const match = FRONT_MATTER.exec(text.replaceAll('\r\n', '\n'))
  if (match === null) throw new Error(`${file}: no front matter`)
  const [, head = '', markdown = ''] = match
  const values = new Map(head.split('\n').map((line) => pairOf(line, file)))
  const value = (key: (typeof KEYS)[number]) => values.get(key) ?? ''
  const id = Number(value('id'))
  if (!Number.isInteger(id) || id < 1) throw new Error(`${file}: id is no number`)
  if (value('title') === '') throw new Error(`${file}: no title`)
  const recommend = value('recommend')
  if (!(recommend in RECOMMENDED)) throw new Error(`${file}: recommend is hot or new`)
  return {
    id,
    title: value('title'),
    parentId: value('parent') === '' ? null : Number(value('parent')),
    order: Number(value('order') || id),
    recommended: RECOMMENDED[recommend as keyof typeof RECOMMENDED],
    keywords: value('keywords'),
    summary: value('summary'),
    publishedAt: new Date(`${value('date') || NO_DAY}T00:00:00+08:00`),
    markdown,
  }
}

function pairOf(line: string, file: string): [string, string] {
  const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? []
  if (!KEYS.some((known) => known === key)) throw new Error(`${file}: front matter cannot be read: ${line}`)
  return [key, value.trim()]
}
