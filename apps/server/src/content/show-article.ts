import type { Language } from '@gezhi/contract'
import { CallError } from '../http/call-error.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { Article } from './article-store.ts'
import type { Coverage } from './coverage.ts'
import { coverageTable } from './coverage-table.ts'
import { COVERAGE, placeholderOf } from './render-article.ts'

/** An article in a list. */
export function rowOf({ id, title, summary, publishedAt }: Article) {
  return { id, title, summary, createTime: shanghaiTime(publishedAt) }
}

/** An article for readers. */
export function shownArticle(article: Article, content: string) {
  return { ...rowOf(article), content, parentId: article.parentId, updateTime: shanghaiTime(article.changedAt) }
}

/** The article, or ARTICLE_NOT_FOUND. */
export function required(article: Article | undefined, id: number): Article {
  if (article === undefined) throw new CallError('ARTICLE_NOT_FOUND', { id })
  return article
}

/** Clean HTML of other domains for articles, by name: written when an article is read. */
export type Insertions = Map<string, (language: Language) => Promise<string>>

/** What articles show of the installation. */
export interface CurrentFacts {
  readonly coverage: Coverage
  readonly insertions: Insertions
}

/** Its text with the current coverage of the index and the insertions of other domains. */
export async function currentContent(
  { content }: Pick<Article, 'content'>,
  { coverage, insertions }: CurrentFacts,
  language: Language,
): Promise<string> {
  let text = content
  for (const [name, write] of insertions) {
    const placeholder = placeholderOf(name)
    if (!text.includes(placeholder)) continue
    const html = await write(language)
    text = text.replaceAll(placeholder, () => html)
  }
  const covered = placeholderOf(COVERAGE)
  return text.includes(covered) ? text.replaceAll(covered, coverageTable(await coverage.countries(), language)) : text
}
