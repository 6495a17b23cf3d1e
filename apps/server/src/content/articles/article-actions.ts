import { type ArticleSection } from '../article-sections.ts'
import { type SeedArticle } from '../seed-articles.ts'
import { CallError } from '../../http/call-error.ts'
import { audit, type Operator } from '../../http/operator-of.ts'
import { type ArticleDraft, type RenderedTexts, renderDraft } from './article-change.ts'
import { type ArticleEditor, type ArticlePair, isGroup } from './article-editor.ts'

/** Dependencies of the article actions. */
export interface ArticleParts {
  readonly editor: ArticleEditor
  /** The seed articles of the repository. */
  written(): Promise<readonly SeedArticle[]>
}

/** Adds an article, hidden until it is published; returns its id. Throws ARTICLE_TABLE_UNKNOWN, ARTICLE_GROUP_UNKNOWN, ARTICLE_EMPTY. */
export async function addArticle({ editor }: ArticleParts, section: ArticleSection, draft: ArticleDraft, by: Operator): Promise<number> {
  const rendered = await renderDraft(draft)
  requireText(draft, rendered)
  await requireGroup(editor, section, draft.parentId)
  const id = await editor.add(section, draft, rendered)
  audit(by, 'article add', { article: id, section })
  return id
}

/**
 * Saves an article in both languages; returns its new version. Throws ARTICLE_NOT_FOUND, ARTICLE_CHANGED if it is no longer at `version`,
 * ARTICLE_TABLE_UNKNOWN, ARTICLE_GROUP_UNKNOWN, ARTICLE_EMPTY.
 */
export async function saveArticle(
  { editor }: ArticleParts,
  { id, version, ...draft }: ArticleDraft & { readonly id: number; readonly version: string },
  by: Operator,
): Promise<string> {
  const rendered = await renderDraft(draft)
  const before = await editor.get(id)
  if (!isGroup(before)) requireText(draft, rendered)
  if (draft.parentId !== before.zh.parentId) await requireGroup(editor, before.zh.section as ArticleSection, draft.parentId)
  const saved = await editor.save(id, version, draft, rendered)
  audit(by, 'article save', { article: id, version: saved })
  return saved
}

/** Publishes an article or hides it. Throws ARTICLE_NOT_FOUND. */
export async function publishArticle({ editor }: ArticleParts, { id, shown }: { id: number; shown: boolean }, by: Operator): Promise<void> {
  await editor.publish(id, shown)
  audit(by, shown ? 'article publish' : 'article hide', { article: id })
}

/**
 * Restores the seed text of an article; `version` null skips the version check. Throws ARTICLE_NOT_FOUND, ARTICLE_CHANGED,
 * ARTICLE_NOT_SEEDED.
 */
export async function restoreArticle(
  { editor, written }: ArticleParts,
  { id, version }: { id: number; version: string | null },
  by: Operator,
): Promise<void> {
  await editor.get(id)
  const seeds = (await written()).filter((seed) => seed.id === id)
  if (seeds.length === 0) throw new CallError('ARTICLE_NOT_SEEDED')
  await editor.restore(id, version, seeds)
  audit(by, 'article restore', { article: id })
}

/** The draft that would save an article unchanged. */
export function draftOf({ zh, en }: ArticlePair, publishDate: string): ArticleDraft {
  const words = ({ title, keywords, summary, markdown, content }: ArticlePair['zh']) => ({
    title,
    keywords,
    summary,
    // HTML is also valid Markdown.
    markdown: markdown ?? content,
  })
  const recommended = zh.recommended === 1 || zh.recommended === 2 ? zh.recommended : 0
  return { parentId: zh.parentId, position: zh.position, recommended, link: zh.link, publishDate, zh: words(zh), en: words(en) }
}

function requireText({ link }: ArticleDraft, { zh, en }: RenderedTexts): void {
  if (link !== null) return
  if (zh === '') throw new CallError('ARTICLE_EMPTY', { language: '中文' })
  if (en === '') throw new CallError('ARTICLE_EMPTY', { language: 'English' })
}

async function requireGroup(editor: ArticleEditor, section: ArticleSection, parentId: number | null): Promise<void> {
  if (parentId === null) return
  const groups = await editor.groups()
  if (!groups.some(({ zh }) => zh.id === parentId && zh.section === section)) throw new CallError('ARTICLE_GROUP_UNKNOWN')
}
