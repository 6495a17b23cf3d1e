import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { articleId, articleRowSchema, articleSchema } from './article.ts'
import { text } from '../text.ts'

const nothing = z.object({}).nullish()

interface Column {
  readonly id: number
  readonly name: string
  readonly children: readonly Column[]
}

const columnSchema: z.ZodType<Column> = z.object({
  id: z.int(),
  name: z.string(),
  get children() {
    return z.array(columnSchema)
  },
})

export const newsCalls = {
  /** Companies shown on the information pages, as entered by the operator. */
  listPartners: call({
    id: 'C.news.01',
    method: 'POST',
    path: '/api/search/sysadmin/company/list',
    aliases: ['/api/news/sysadmin/company/list'],
    who: 'public',
    request: nothing,
    answer: z.array(z.object({ id: z.int(), name: z.string(), url: z.string() })),
    summary: { zh: '资讯页展示的公司', en: 'Partner companies on the news pages' },
  }),
  /** Events, newest first. */
  listEvents: call({
    id: 'C.news.02',
    method: 'POST',
    path: '/api/search/sysadmin/event/list',
    aliases: ['/api/news/sysadmin/event/list'],
    who: 'public',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(articleRowSchema),
    summary: { zh: '公告列表', en: 'Notices' },
  }),
  /** The columns of the information pages. */
  getColumnTree: call({
    id: 'C.news.03',
    method: 'POST',
    path: '/api/search/sysadmin/column/tree',
    aliases: ['/api/news/sysadmin/column/tree'],
    who: 'public',
    request: nothing,
    answer: z.array(columnSchema),
    summary: { zh: '资讯栏目', en: 'News sections' },
  }),
  /** The articles of a column, newest first. */
  listColumnArticles: call({
    id: 'C.news.04',
    method: 'POST',
    path: '/api/search/sysadmin/detail/list',
    aliases: ['/api/news/sysadmin/detail/list'],
    who: 'public',
    request: z.object({ columnId: articleId, ...pageFields }),
    answer: pageOf(articleRowSchema),
    errors: ['ARTICLE_NOT_FOUND'],
    summary: { zh: '栏目文章', en: 'Articles of a news section' },
  }),
  /** One article of a column. */
  getColumnArticle: call({
    id: 'C.news.05',
    method: 'POST',
    path: '/api/search/sysadmin/detail/detailInfo',
    aliases: ['/api/news/sysadmin/detail/detailInfo'],
    who: 'public',
    request: z.object({ id: articleId }),
    answer: articleSchema,
    errors: ['ARTICLE_NOT_FOUND'],
    summary: { zh: '资讯文章', en: 'News article' },
  }),
  /** Title, keywords and description of a page for search engines. */
  getPageMetadata: call({
    id: 'C.news.06',
    method: 'POST',
    path: '/api/search/sysadmin/seo/detailInfo',
    aliases: ['/api/news/sysadmin/seo/detailInfo'],
    who: 'public',
    request: z.object({
      /** The page's path, with its id where it has one: `/newsinfo/301`, `/hleparticulars?id=45`. */
      path: text().startsWith('/').max(300),
    }),
    answer: z.object({ title: z.string(), keywords: z.string(), description: z.string() }),
    errors: ['ARTICLE_NOT_FOUND'],
    summary: { zh: '页面 SEO 信息', en: 'Title, keywords and description of a page' },
  }),
  /** All news, newest first. */
  listNews: call({
    id: 'C.news.07',
    method: 'POST',
    path: '/api/news/news/list',
    who: 'public',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(articleRowSchema),
    summary: { zh: '新闻列表', en: 'News' },
  }),
  /** The news flashes, newest first: page 1 of 10 by default (B.news.01, B.news.02). */
  listNewsFlashes: call({
    id: 'C.news.08',
    method: 'GET',
    path: '/api/search/news-feed/page',
    aliases: ['/api/news/news-feed/page'],
    who: 'public',
    request: z.object({
      pageNum: pageFields.pageNo,
      pageSize: z.coerce.number().int().min(1).max(100).default(10),
    }),
    answer: pageOf(articleRowSchema),
    summary: { zh: '快讯列表', en: 'News flashes' },
  }),
  /** One news flash; its id consists of digits only (B.router.17). */
  getNewsFlash: call({
    id: 'C.news.09',
    method: 'GET',
    path: '/api/search/news-feed/getInfo',
    aliases: ['/api/news/news-feed/getInfo'],
    who: 'public',
    request: z.object({ id: text().regex(/^\d{1,9}$/) }),
    answer: z.object({ id: z.int(), title: z.string(), content: z.string(), createTime: z.string() }),
    errors: ['ARTICLE_NOT_FOUND'],
    summary: { zh: '快讯详情', en: 'News flash' },
  }),
}
