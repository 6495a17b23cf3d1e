import { useState } from 'react'
import type { apiClient } from '../../../api/api-client.ts'
import type { Section } from './article-sections.ts'

/** Draft of an article. */
export type WrittenArticle = Awaited<ReturnType<typeof apiClient.operations.getArticle>>

/** Its editable part. */
export type ArticleDraft = Pick<WrittenArticle, 'section' | 'parentId' | 'position' | 'recommended' | 'link' | 'publishDate' | 'zh' | 'en'>

const NOTHING = { title: '', keywords: '', summary: '', markdown: '' }

/** A draft with nothing in it; `day` as yyyy-MM-dd. */
export function emptyDraft(section: Section, day: string): ArticleDraft {
  return { section, parentId: null, position: 0, recommended: 0, link: null, publishDate: day, zh: NOTHING, en: NOTHING }
}

/** The draft of an article that is there. */
export function draftOf({ section, parentId, position, recommended, link, publishDate, zh, en }: WrittenArticle): ArticleDraft {
  return { section, parentId, position, recommended, link, publishDate, zh, en }
}

/** The edited draft, initialised with the saved one; `isChanged` until it is saved again. */
export function useArticleDraft(saved: ArticleDraft) {
  const [draft, setDraft] = useState(saved)
  return {
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(saved),
    change: (change: Partial<ArticleDraft>) => setDraft((before) => ({ ...before, ...change })),
    changeText: (language: 'zh' | 'en', change: Partial<ArticleDraft['zh']>) =>
      setDraft((before) => ({ ...before, [language]: { ...before[language], ...change } })),
  }
}
