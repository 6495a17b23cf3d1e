import type { Language } from '@gezhi/contract'
import type { Handlers } from '../http/call-context.ts'
import type { ContentParts } from './content-parts.ts'
import { CallError } from '../http/call-error.ts'
import { type ArticleSection, SECTION_NAMES } from './article-sections.ts'
import type { NewestArticles } from './article-store.ts'
import { required, rowOf, shownArticle } from './show-article.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'

type NewsCalls =
  | ('listPartners' | 'listEvents' | 'getColumnTree' | 'listColumnArticles' | 'getColumnArticle')
  | ('getPageMetadata' | 'listNews' | 'listNewsFlashes' | 'getNewsFlash')

/** The article a page's path names: `/newsinfo/301`, `/newFlash_deatil/401.html`, `/hleparticulars?id=45`. */
const ARTICLE_PATHS: readonly (readonly [RegExp, readonly ArticleSection[]])[] = [
  [/^\/newsinfo(?:\/|\?id=)(\d{1,9})$/, ['news', 'event']],
  [/^\/newFlash_deatil\/(\d{1,9})\.html$/, ['flash']],
  [/^\/(?:hleparticulars|functionCard)\?id=(\d{1,9})(?:&|$)/, SECTION_NAMES],
]

/** Calls of news, flashes, events and columns. */
export function newsHandlers({ articles }: Pick<ContentParts, 'articles'>): Pick<Handlers['content'], NewsCalls> {
  const page = async (params: NewestArticles) => {
    const { list, total } = await articles.newest(params)
    return { list: list.map(rowOf), total }
  }
  const column = async (id: number, language: Language) => required(await articles.find(id, language, ['news']), id)
  return {
    listPartners: async (_request, { language }) =>
      (await articles.menu(['partner'], language)).map(({ id, title, link }) => ({ id, name: title, url: link ?? '' })),
    listEvents: (paging, { language }) => page({ section: 'event', language, ...paging }),
    getColumnTree: async (_request, { language }) =>
      (await articles.menu(['news'], language))
        .filter(({ parentId, content }) => parentId === null && content === '')
        .map(({ id, title }) => ({ id, name: title, children: [] })),
    async listColumnArticles({ columnId, ...paging }, { language }) {
      await column(columnId, language)
      return page({ section: 'news', language, parentId: columnId, ...paging })
    },
    async getColumnArticle({ id }, { language }) {
      const article = required(await articles.find(id, language, ['news', 'event']), id)
      return shownArticle(article, article.content)
    },
    async getPageMetadata({ path }, { language }) {
      for (const [pattern, sections] of ARTICLE_PATHS) {
        const id = Number(pattern.exec(path)?.[1])
        const article = Number.isInteger(id) ? await articles.find(id, language, sections) : undefined
        if (article !== undefined) return { title: article.title, keywords: article.keywords, description: article.summary }
      }
      throw new CallError('ARTICLE_NOT_FOUND', { id: path })
    },
    listNews: (paging, { language }) => page({ section: 'news', language, ...paging }),
    listNewsFlashes: ({ pageNum, pageSize }, { language }) => page({ section: 'flash', language, pageNo: pageNum, pageSize }),
    async getNewsFlash({ id }, { language }) {
      const article = required(await articles.find(Number(id), language, ['flash']), Number(id))
      return { id: article.id, title: article.title, content: article.content, createTime: shanghaiTime(article.publishedAt) }
    },
  }
}
