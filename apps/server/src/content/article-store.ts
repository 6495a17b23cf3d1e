import type { Language } from '@gezhi/contract'
import { and, asc, count, desc, eq, ilike, inArray, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import type { ArticleSection } from './article-sections.ts'
import { likeOf } from '../database/like-of.ts'
import { articles } from './articles-table.ts'

export type Article = typeof articles.$inferSelect

/** Articles as visitors see them: visible ones whose date has come. */
export interface ArticleStore {
  /** One article of any of the sections; undefined if there is none. */
  find(id: number, language: Language, sections: readonly ArticleSection[]): Promise<Article | undefined>
  /** All of some sections in the order of the menu. */
  menu(sections: readonly ArticleSection[], language: Language): Promise<Article[]>
  /** A page of a section, newest first; of one group with `parentId`. Without the groups themselves. */
  newest(params: NewestArticles): Promise<{ list: Article[]; total: number }>
  /** Articles with all words in title, keywords or text; matches in the title first, then in the keywords, then others. */
  search(text: string, language: Language, sections: readonly ArticleSection[]): Promise<Article[]>
}

export interface NewestArticles {
  readonly section: ArticleSection
  readonly language: Language
  readonly parentId?: number
  readonly pageNo: number
  readonly pageSize: number
}

/** Maximum number of search results. */
const MAX_FOUND = 50

/** The articles in PostgreSQL; `now` in ms. */
export function articleStore(database: Database, now: () => number = Date.now): ArticleStore {
  const visible = (language: Language, sections: readonly ArticleSection[]) =>
    and(
      eq(articles.language, language),
      inArray(articles.section, [...sections]),
      eq(articles.shown, true),
      lte(articles.publishedAt, new Date(now())),
    )
  return {
    async find(id, language, sections) {
      const [article] = await database
        .select()
        .from(articles)
        .where(and(eq(articles.id, id), visible(language, sections)))
      return article
    },
    menu: (sections, language) =>
      database.select().from(articles).where(visible(language, sections)).orderBy(asc(articles.position), asc(articles.id)),
    async newest({ section, language, parentId, pageNo, pageSize }) {
      const ofGroup = parentId === undefined ? undefined : eq(articles.parentId, parentId)
      const condition = and(visible(language, [section]), ofGroup, hasText())
      const list = await database
        .select()
        .from(articles)
        .where(condition)
        .orderBy(desc(articles.publishedAt), desc(articles.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: count() }).from(articles).where(condition)
      return { list, total: counted!.total }
    },
    async search(text, language, sections) {
      const words = wordsOf(text)
      const found = await database
        .select()
        .from(articles)
        .where(and(visible(language, sections), hasText(), ...words.map(standsIn)))
        .orderBy(asc(articles.position), asc(articles.id))
      return found.toSorted((a, b) => rankOf(a, words) - rankOf(b, words)).slice(0, MAX_FOUND)
    },
  }
}

/** Groups and columns have none. */
function hasText(): SQL {
  return ne(articles.content, '')
}

/** The words of a search, in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

function standsIn(word: string): SQL | undefined {
  const like = likeOf(word)
  return or(ilike(articles.title, like), ilike(articles.keywords, like), ilike(articles.plain, like))
}

/** 0: all words in the title; 1: in title or keywords; 2: elsewhere. */
function rankOf({ title, keywords }: Article, words: readonly string[]): number {
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  if (holds(title)) return 0
  return holds(`${title} ${keywords}`) ? 1 : 2
}
