import type { ArticleSection } from './article-sections.ts'

/** Groups of the help menu and columns of the news: entries without a text of their own. */
export const ARTICLE_GROUPS: readonly {
  readonly id: number
  readonly section: ArticleSection
  readonly zh: string
  readonly en: string
}[] = [
  { id: 1, section: 'function', zh: '检索入门', en: 'Getting started' },
  { id: 2, section: 'function', zh: '检索方式', en: 'Search modes' },
  { id: 3, section: 'function', zh: '结果与阅读', en: 'Results and reading' },
  { id: 4, section: 'function', zh: '账号与权益', en: 'Accounts and entitlements' },
  { id: 7, section: 'function', zh: '分析与其他检索', en: 'Analysis and other searches' },
  { id: 5, section: 'data', zh: '数据范围', en: 'Coverage' },
  { id: 6, section: 'data', zh: '数据导入', en: 'Imports' },
  { id: 201, section: 'news', zh: '产品动态', en: 'Product news' },
  { id: 202, section: 'news', zh: '检索技巧', en: 'Search tips' },
]
