import * as z from 'zod'
import { call } from '../call.ts'
import { ARTICLE_SECTION_NAMES, articleId } from '../content/article.ts'
import { pageFields, pageOf } from '../paging.ts'
import { localizedIssue } from '../localized-issue.ts'
import { line, searchedText } from './console-texts.ts'
import { text } from '../text.ts'

/** Characters an article's Markdown may have. */
export const MAX_MARKDOWN = 100_000

const section = z.enum(ARTICLE_SECTION_NAMES)
const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string) => dayPattern.test(text) && !Number.isNaN(Date.parse(text))

/** The text of one language. */
const localizedSchema = z.object({
  title: line(200),
  keywords: text().trim().max(500).default(''),
  summary: text().trim().max(1000).default(''),
  /** Markdown; `[[name]]` on its own line is a generated table. HTML is sanitised. */
  markdown: text().max(MAX_MARKDOWN),
})

/** Input of an operator. */
const draftFields = {
  /** Id of the group or column that contains it; null at the top. */
  parentId: articleId.nullable().default(null),
  /** Ascending among its siblings. */
  position: z.int().min(0).max(1_000_000).default(0),
  /** 1 hot, 2 new, 0 neither. */
  recommended: z.literal([0, 1, 2]).default(0),
  /** The target, for QR codes and partners. */
  link: text()
    .trim()
    .max(500)
    .refine(
      (text) => /^(?:https?:\/\/|\/(?!\/))\S+$/i.test(text),
      localizedIssue('须为网址或本站路径', 'must be a web address or a path of this site'),
    )
    .nullable()
    .default(null),
  /** `yyyy-MM-dd`: first day on which it is shown. */
  publishDate: text().refine(isDay, localizedIssue('须为 yyyy-MM-dd 格式的日期', 'must be a date such as 2026-01-31')),
  zh: localizedSchema,
  en: localizedSchema,
}

const localizedResponse = z.object({ title: z.string(), keywords: z.string(), summary: z.string(), markdown: z.string() })

export const articleCalls = {
  /** Help, news and all other articles, hidden ones included, by section and position. */
  listArticles: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/article/list',
    who: 'operator',
    request: z
      .object({
        ...pageFields,
        section: section.optional(),
        /** hidden: not published; edited: the text of an administrator replaces the one that came with the program. */
        state: z.enum(['all', 'shown', 'hidden', 'edited']).default('all'),
        /** Occurs in title, keywords or text of either language. */
        text: searchedText,
      })
      .prefault({}),
    answer: pageOf(
      z.object({
        id: z.int(),
        section,
        parentId: z.int().nullable(),
        /** It has a title only and contains other articles. */
        isGroup: z.boolean(),
        titleZh: z.string(),
        titleEn: z.string(),
        shown: z.boolean(),
        edited: z.boolean(),
        /** It came with the program and can be restored. */
        seeded: z.boolean(),
        publishDate: z.string(),
        updateTime: z.string(),
      }),
    ),
    summary: { zh: '全部文章（管理员）', en: 'All articles (administrators)' },
  }),
  /** Groups and columns that can contain articles, in the caller's language. */
  listArticleGroups: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/article/groups',
    who: 'operator',
    request: z.object({}).prefault({}),
    answer: z.array(z.object({ id: z.int(), section, title: z.string() })),
    summary: { zh: '文章分组（管理员）', en: 'Groups of articles (administrators)' },
  }),
  /** An article for editing, in both languages. */
  getArticle: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/article/get',
    who: 'operator',
    request: z.object({ id: articleId }),
    answer: z.object({
      id: z.int(),
      section,
      parentId: z.int().nullable(),
      isGroup: z.boolean(),
      position: z.int(),
      recommended: z.literal([0, 1, 2]),
      link: z.string().nullable(),
      publishDate: z.string(),
      shown: z.boolean(),
      edited: z.boolean(),
      seeded: z.boolean(),
      updateTime: z.string(),
      /** Sent back when saving: of two people who edit the same article, the second gets an error. */
      version: z.string(),
      zh: localizedResponse,
      en: localizedResponse,
    }),
    errors: ['ARTICLE_NOT_FOUND'],
    summary: { zh: '文章原文（管理员）', en: 'Source text of an article (administrators)' },
  }),
  /** Markdown as rendered for readers: sanitised HTML. */
  previewArticle: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/article/preview',
    who: 'operator',
    request: z.object({ markdown: text().max(MAX_MARKDOWN), language: z.enum(['zh', 'en']) }),
    answer: z.object({ content: z.string() }),
    errors: ['ARTICLE_TABLE_UNKNOWN', 'ARTICLE_TOO_COMPLEX'],
    summary: { zh: '预览文章（管理员）', en: 'Previews an article (administrators)' },
  }),
  /** Adds an article, hidden until it is published; returns its id. */
  addArticle: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/article/add',
    who: 'operator',
    request: z.object({ section, ...draftFields }),
    answer: z.object({ id: z.int() }),
    errors: ['ARTICLE_TABLE_UNKNOWN', 'ARTICLE_TOO_COMPLEX', 'ARTICLE_GROUP_UNKNOWN', 'ARTICLE_EMPTY'],
    summary: { zh: '新建文章（管理员）', en: 'Adds an article (administrators)' },
  }),
  /** Saves an article in both languages; fails if somebody else has saved it in the meantime. */
  saveArticle: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/article/save',
    who: 'operator',
    recentProof: true,
    request: z.object({ id: articleId, version: text().max(50), ...draftFields }),
    answer: z.object({ version: z.string() }),
    errors: [
      'ARTICLE_NOT_FOUND',
      'ARTICLE_CHANGED',
      'ARTICLE_TABLE_UNKNOWN',
      'ARTICLE_TOO_COMPLEX',
      'ARTICLE_GROUP_UNKNOWN',
      'ARTICLE_EMPTY',
    ],
    summary: { zh: '保存文章（管理员）', en: 'Saves an article (administrators)' },
  }),
  /** Publishes an article or hides it. */
  publishArticle: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/article/publish',
    who: 'operator',
    recentProof: true,
    request: z.object({ id: articleId, shown: z.boolean() }),
    answer: z.literal(true),
    errors: ['ARTICLE_NOT_FOUND'],
    summary: { zh: '发布或下线文章（管理员）', en: 'Publishes or unpublishes an article (administrators)' },
  }),
  /** Restores the text that came with the program, in both languages. */
  restoreArticle: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/article/restore',
    who: 'operator',
    request: z.object({ id: articleId, version: text().max(50) }),
    answer: z.literal(true),
    errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_CHANGED', 'ARTICLE_NOT_SEEDED'],
    summary: { zh: '恢复文章的初始内容（管理员）', en: 'Restores the original text of an article (administrators)' },
  }),
}
