import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@gezhi/contract'
import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { ARTICLE_GROUPS } from './article-groups.ts'
import { type ArticleSection, SECTION_NAMES } from './article-sections.ts'
import { articles } from './articles-table.ts'
import { plainText } from './plain-text.ts'
import { readArticle } from './read-article.ts'
import { renderArticle } from './render-article.ts'

/** The seed articles of the repository: `zh` and `en`, below them a folder per section, a file per article. */
export const WRITTEN_CONTENT = fileURLToPath(new URL('../../content', import.meta.url))

type NewArticle = typeof articles.$inferInsert
/** A seed article of the repository. */
export type SeedArticle = Omit<NewArticle, 'changedAt' | 'seedHash' | 'edited' | 'version'>

/**
 * Writes the seed articles into the database: new ones are added, changed ones replaced, removed ones deleted. What an operator has
 * edited or written is not changed. Atomic; `now` in ms.
 */
export async function seedArticles(database: Database, folder: string = WRITTEN_CONTENT, now: number = Date.now()): Promise<void> {
  const seeds = await writtenArticles(folder)
  await database.transaction(async (transaction) => {
    for (const seed of seeds) {
      const row = seedRow(seed, now)
      // An article hidden by the operator stays hidden with its new text.
      const { shown: _shown, ...change } = row
      await transaction
        .insert(articles)
        .values(row)
        .onConflictDoUpdate({
          target: [articles.id, articles.language],
          set: { ...change, version: sql`${articles.version} + 1` },
          setWhere: sql`not ${articles.edited} and ${articles.seedHash} is distinct from ${row.seedHash}`,
        })
    }
    const untouched = and(eq(articles.edited, false), isNotNull(articles.seedHash))
    const seeded = seeds.map(({ id, language }) => `${id} ${language}`)
    await transaction.delete(articles).where(and(untouched, notInArray(sql`${articles.id} || ' ' || ${articles.language}`, seeded)))
  })
}

/** The repository's groups and articles, in both languages. */
export async function writtenArticles(folder: string = WRITTEN_CONTENT): Promise<SeedArticle[]> {
  return [...groupSeeds(), ...(await articleSeeds(folder, 'zh')), ...(await articleSeeds(folder, 'en'))]
}

/** The row of a seed article; `now` in ms. */
export function seedRow(seed: SeedArticle, now: number) {
  return { ...seed, changedAt: new Date(now), seedHash: hashOf(seed), edited: false }
}

function groupSeeds(): SeedArticle[] {
  return ARTICLE_GROUPS.flatMap(({ id, section, ...titles }) =>
    (['zh', 'en'] as const).map((language) => ({
      id,
      language,
      section,
      parentId: null,
      position: id,
      recommended: 0,
      shown: true,
      title: titles[language],
      keywords: '',
      summary: '',
      markdown: '',
      content: '',
      plain: '',
      link: null,
      publishedAt: new Date(0),
    })),
  )
}

async function articleSeeds(folder: string, language: Language): Promise<SeedArticle[]> {
  const seeds: SeedArticle[] = []
  for (const section of SECTION_NAMES) {
    const sectionFolder = join(folder, language, section)
    const names = await readdir(sectionFolder).catch((): string[] => [])
    for (const name of names.filter((one) => one.endsWith('.md')).toSorted((a, b) => a.localeCompare(b))) {
      seeds.push(seedOf(await readFile(join(sectionFolder, name), 'utf8'), { file: join(sectionFolder, name), section, language }))
    }
  }
  return seeds
}

function seedOf(text: string, { file, section, language }: { file: string; section: ArticleSection; language: Language }): SeedArticle {
  const { id, title, parentId, order, recommended, keywords, summary, publishedAt, markdown } = readArticle(text, file)
  const content = renderArticle(markdown, language)
  const plain = plainText(content)
  return {
    id,
    language,
    section,
    parentId,
    position: order,
    recommended,
    shown: true,
    title,
    keywords,
    summary,
    markdown: markdown.trim(),
    content,
    plain,
    link: null,
    publishedAt,
  }
}

function hashOf(seed: SeedArticle): string {
  return createHash('sha256').update(JSON.stringify(seed)).digest('base64url')
}
