import type { Language } from '@gezhi/contract'
import type { Article } from '../article-store.ts'
import { plainText } from '../plain-text.ts'
import { ArticleTooComplex } from '../render-article-protocol.ts'
import { renderInThread } from '../render-in-thread.ts'
import { UnknownTable } from '../unknown-table.ts'
import { CallError } from '../../http/call-error.ts'

/** The input of an operator in one language. */
export interface DraftText {
  readonly title: string
  readonly keywords: string
  readonly summary: string
  readonly markdown: string
}

/** The input of an operator. */
export interface ArticleDraft {
  readonly parentId: number | null
  readonly position: number
  readonly recommended: 0 | 1 | 2
  readonly link: string | null
  /** `yyyy-MM-dd`, in Shanghai. */
  readonly publishDate: string
  readonly zh: DraftText
  readonly en: DraftText
}

/** Both texts as sanitised HTML. */
export type RenderedTexts = Readonly<Record<Language, string>>

/** The texts of a draft as readers will see them. Throws ARTICLE_TABLE_UNKNOWN, ARTICLE_TOO_COMPLEX. */
export async function renderDraft({ zh, en }: Pick<ArticleDraft, Language>): Promise<RenderedTexts> {
  return { zh: await articleHtml(zh.markdown, 'zh'), en: await articleHtml(en.markdown, 'en') }
}

/** Sanitised HTML of an operator's Markdown. Throws ARTICLE_TABLE_UNKNOWN, ARTICLE_TOO_COMPLEX. */
export async function articleHtml(markdown: string, language: Language): Promise<string> {
  try {
    return await renderInThread(markdown, language)
  } catch (error) {
    if (error instanceof UnknownTable) throw new CallError('ARTICLE_TABLE_UNKNOWN', { name: error.table }, { cause: error })
    if (error instanceof ArticleTooComplex) throw new CallError('ARTICLE_TOO_COMPLEX', {}, { cause: error })
    throw error
  }
}

/** The columns of one language that a draft writes. */
export function articleChange(
  { publishDate, parentId, position, recommended, link, ...texts }: ArticleDraft,
  rendered: RenderedTexts,
  language: Language,
) {
  const { title, keywords, summary, markdown } = texts[language]
  const content = rendered[language]
  const facts = { parentId, position, recommended, link, publishedAt: new Date(`${publishDate}T00:00:00+08:00`) }
  return { ...facts, title, keywords, summary, markdown, content, plain: plainText(content) } satisfies Partial<Article>
}
