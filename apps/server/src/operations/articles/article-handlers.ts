import type { ArticleSection } from '../../content/article-sections.ts'
import { currentContent, type CurrentFacts } from '../../content/show-article.ts'
import type { Handlers } from '../../http/call-context.ts'
import { operatorOf } from '../../http/operator-of.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import {
  addArticle,
  type ArticleParts,
  draftOf,
  publishArticle,
  restoreArticle,
  saveArticle,
} from '../../content/articles/article-actions.ts'
import { articleHtml } from '../../content/articles/article-change.ts'
import { type ArticlePair, isGroup, versionOf } from '../../content/articles/article-editor.ts'

type ArticleCalls =
  | ('listArticles' | 'listArticleGroups' | 'getArticle' | 'previewArticle')
  | ('addArticle' | 'saveArticle' | 'publishArticle' | 'restoreArticle')

/** Calls of the console about articles; `current` is what previews show of the installation. */
export function articleHandlers(parts: ArticleParts, current: CurrentFacts): Pick<Handlers['operations'], ArticleCalls> {
  const { editor } = parts
  return {
    async listArticles({ section, state, text, ...page }) {
      const { list, total } = await editor.list({ section, state, text }, page)
      return { list: list.map((pair) => ({ ...facts(pair), titleZh: pair.zh.title, titleEn: pair.en.title })), total }
    },
    listArticleGroups: async (_request, { language }) =>
      (await editor.groups()).map((pair) => ({ id: pair.zh.id, section: sectionOf(pair), title: pair[language].title })),
    async getArticle({ id }) {
      const pair = await editor.get(id)
      return { ...facts(pair), ...draftOf(pair, dayOf(pair)), version: versionOf(pair) }
    },
    async previewArticle({ markdown, language }) {
      return { content: await currentContent({ content: await articleHtml(markdown, language) }, current, language) }
    },
    addArticle: async ({ section, ...draft }, context) => ({ id: await addArticle(parts, section, draft, operatorOf(context)) }),
    saveArticle: async (request, context) => ({ version: await saveArticle(parts, request, operatorOf(context)) }),
    async publishArticle(request, context) {
      await publishArticle(parts, request, operatorOf(context))
      return true
    },
    async restoreArticle(request, context) {
      await restoreArticle(parts, request, operatorOf(context))
      return true
    },
  }
}

function facts(pair: ArticlePair) {
  const { zh, en } = pair
  const changed = Math.max(zh.changedAt.getTime(), en.changedAt.getTime())
  return {
    id: zh.id,
    section: sectionOf(pair),
    parentId: zh.parentId,
    isGroup: isGroup(pair),
    shown: zh.shown,
    edited: zh.edited || en.edited,
    seeded: zh.seedHash !== null,
    publishDate: dayOf(pair),
    updateTime: shanghaiTime(new Date(changed)),
  }
}

/** Written only by this server, from the contract's list. */
function sectionOf({ zh }: ArticlePair): ArticleSection {
  return zh.section as ArticleSection
}

/** Date from which it is shown: `yyyy-MM-dd`. */
function dayOf({ zh }: ArticlePair): string {
  return shanghaiTime(zh.publishedAt).slice(0, 10)
}
