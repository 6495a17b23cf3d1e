import { aliasedTable, and, asc, count, desc, eq, ilike, isNull, max, ne, or, sql, type SQL } from 'drizzle-orm'
import { type ArticleSection, SECTION_NAMES } from '../article-sections.ts'
import type { Article } from '../article-store.ts'
import { articles } from '../articles-table.ts'
import { type SeedArticle, seedRow } from '../seed-articles.ts'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { likeOf } from '../../database/like-of.ts'
import { CallError } from '../../http/call-error.ts'
import { type ArticleDraft, articleChange, type RenderedTexts } from './article-change.ts'

/** An article in both languages. */
export interface ArticlePair {
  readonly zh: Article
  readonly en: Article
}

/** Filter of the list of articles. */
export interface ArticlesParams {
  readonly section?: ArticleSection | undefined
  readonly state: 'all' | 'shown' | 'hidden' | 'edited'
  /** Stands in title, keywords or text of either language; empty for all. */
  readonly text: string
}

/** Articles for operators: hidden ones too, both languages together. Every change names the version it is based on. */
export interface ArticleEditor {
  /** A page of them: by section in the order of sections, then in the order visitors see. */
  list(
    params: ArticlesParams,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: ArticlePair[]; total: number }>
  /** Entries without text that contain articles. */
  groups(): Promise<ArticlePair[]>
  /** Throws ARTICLE_NOT_FOUND. */
  get(id: number): Promise<ArticlePair>
  /** Adds a hidden article; returns its id. */
  add(section: ArticleSection, draft: ArticleDraft, rendered: RenderedTexts): Promise<number>
  /** Returns the new version. Throws ARTICLE_NOT_FOUND, ARTICLE_CHANGED. */
  save(id: number, version: string, draft: ArticleDraft, rendered: RenderedTexts): Promise<string>
  /** Throws ARTICLE_NOT_FOUND. */
  publish(id: number, shown: boolean): Promise<void>
  /** Restores the seed text in both languages. Throws ARTICLE_NOT_FOUND, ARTICLE_CHANGED. */
  restore(id: number, version: string | null, seeds: readonly SeedArticle[]): Promise<void>
}

/** Lower ids belong to seed articles. */
const FIRST_OWN_ID = 100_000
/** Advisory lock for assigning ids. */
const NUMBERING = 0x61_72_74

/** Whether it is an entry without text that contains articles. */
export function isGroup({ zh }: ArticlePair): boolean {
  return zh.content === '' && zh.link === null && zh.parentId === null
}

/** Changes whenever either language does. */
export function versionOf({ zh, en }: ArticlePair): string {
  return `${zh.version}.${en.version}`
}

/** Articles in PostgreSQL; `now` in ms. */
export function articleEditor(database: Database, now: () => number): ArticleEditor {
  const other = aliasedTable(articles, 'other')
  const pairs = () =>
    database
      .select({ zh: articles, en: other })
      .from(articles)
      .innerJoin(other, and(eq(other.id, articles.id), eq(other.language, 'en')))
      .$dynamic()
  const inOrder = sql`array_position(${sql.param([...SECTION_NAMES])}::text[], ${articles.section})`
  const chinese = eq(articles.language, 'zh')
  const pairOf = async (id: number) => required(id, (await pairs().where(and(chinese, eq(articles.id, id))))[0])
  const state: Readonly<Record<ArticlesParams['state'], SQL | undefined>> = {
    all: undefined,
    shown: eq(articles.shown, true),
    hidden: eq(articles.shown, false),
    edited: or(eq(articles.edited, true), eq(other.edited, true)),
  }
  /** The article, locked and at the version the operator saw. */
  const seen = async (transaction: Transaction, id: number, version: string | null) => {
    const rows = await transaction.select().from(articles).where(eq(articles.id, id)).orderBy(articles.language).for('update')
    const [en, zh] = rows
    const pair = required(id, zh && en && { zh, en })
    if (version !== null && version !== versionOf(pair)) throw new CallError('ARTICLE_CHANGED')
    return pair
  }
  const next = { version: sql`${articles.version} + 1` }
  return {
    async list({ section, state: inState, text }, { pageNo, pageSize }) {
      const condition = and(
        chinese,
        section === undefined ? undefined : eq(articles.section, section),
        state[inState],
        text === '' ? undefined : or(...[articles, other].flatMap((one) => standsIn(one, likeOf(text)))),
      )
      const list = await pairs()
        .where(condition)
        .orderBy(asc(inOrder), asc(articles.position), desc(articles.publishedAt), asc(articles.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database
        .select({ total: count() })
        .from(articles)
        .innerJoin(other, and(eq(other.id, articles.id), eq(other.language, 'en')))
        .where(condition)
      return { list, total: counted!.total }
    },
    groups: () =>
      pairs()
        .where(and(chinese, eq(articles.content, ''), isNull(articles.link), isNull(articles.parentId)))
        .orderBy(asc(articles.section), asc(articles.position), asc(articles.id)),
    get: pairOf,
    add: (section, draft, rendered) =>
      database.transaction(async (transaction) => {
        await transaction.execute(`SELECT pg_advisory_xact_lock(${NUMBERING})`)
        const [last] = await transaction.select({ id: max(articles.id) }).from(articles)
        const id = Math.max(FIRST_OWN_ID, (last?.id ?? 0) + 1)
        const facts = { id, section, shown: false, changedAt: new Date(now()), seedHash: null, edited: true }
        const rows = (['zh', 'en'] as const).map((language) => ({ ...articleChange(draft, rendered, language), ...facts, language }))
        await transaction.insert(articles).values(rows)
        return id
      }),
    save: (id, version, draft, rendered) =>
      database.transaction(async (transaction) => {
        const pair = await seen(transaction, id, version)
        for (const language of ['zh', 'en'] as const) {
          const change = articleChange(draft, rendered, language)
          if (isSame(pair[language], change)) continue
          await transaction
            .update(articles)
            .set({ ...change, ...next, edited: true, changedAt: new Date(now()) })
            .where(and(eq(articles.id, id), eq(articles.language, language)))
        }
        return versionOf(await seen(transaction, id, null))
      }),
    async publish(id, shown) {
      const changed = await database.update(articles).set({ shown }).where(eq(articles.id, id)).returning({ id: articles.id })
      if (changed.length === 0) throw new CallError('ARTICLE_NOT_FOUND', { id })
    },
    restore: (id, version, seeds) =>
      database.transaction(async (transaction) => {
        await seen(transaction, id, version)
        for (const seed of seeds.filter((one) => one.id === id)) {
          const { shown: _shown, ...row } = seedRow(seed, now())
          await transaction
            .update(articles)
            .set({ ...row, ...next })
            .where(and(eq(articles.id, id), eq(articles.language, seed.language)))
        }
      }),
  }

  function required(id: number, pair: ArticlePair | undefined): ArticlePair {
    if (pair === undefined) throw new CallError('ARTICLE_NOT_FOUND', { id })
    return pair
  }
}

function standsIn(one: typeof articles, like: string): SQL[] {
  return [one.title, one.keywords, one.plain].map((column) => and(ilike(column, like), ne(column, ''))!)
}

/** Whether a change has no effect; dates are compared by their time. */
function isSame(article: Article, change: Partial<Article>): boolean {
  const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : value)
  return Object.entries(change).every(([field, value]) => comparable(value) === comparable(article[field as keyof Article]))
}
