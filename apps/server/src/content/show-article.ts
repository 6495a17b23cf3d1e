import type { Language } from '@gezhi/contract'
import { CallError } from '../http/call-error.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { Article } from './article-store.ts'
import type { Coverage } from './coverage.ts'
import { coverageTable } from './coverage-table.ts'
import { COVERAGE_PLACEHOLDER } from './render-article.ts'

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

/** Its text with the current coverage of the index inserted. */
export async function currentContent({ content }: Pick<Article, 'content'>, coverage: Coverage, language: Language): Promise<string> {
  if (!content.includes(COVERAGE_PLACEHOLDER)) return content
  return content.replaceAll(COVERAGE_PLACEHOLDER, coverageTable(await coverage.countries(), language))
}
