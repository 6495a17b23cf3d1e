import type { Language } from '@gezhi/contract'
import type { ValuationFormula } from '@gezhi/records'
import { CallError } from '../http/call-error.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { Article } from './article-store.ts'
import type { Coverage } from './coverage.ts'
import { coverageTable } from './coverage-table.ts'
import { COVERAGE_PLACEHOLDER, VALUATION_PLACEHOLDER } from './render-article.ts'
import { valuationTables } from './valuation-tables.ts'

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

/** What articles show of the installation. */
export interface CurrentFacts {
  readonly coverage: Coverage
  readonly valuation: ValuationFormula
}

/** Its text with the current coverage of the index and the rules of valuations inserted. */
export async function currentContent(
  { content }: Pick<Article, 'content'>,
  { coverage, valuation }: CurrentFacts,
  language: Language,
): Promise<string> {
  const withRules = content.includes(VALUATION_PLACEHOLDER)
    ? content.replaceAll(VALUATION_PLACEHOLDER, () => valuationTables(valuation, language))
    : content
  if (!withRules.includes(COVERAGE_PLACEHOLDER)) return withRules
  return withRules.replaceAll(COVERAGE_PLACEHOLDER, coverageTable(await coverage.countries(), language))
}
