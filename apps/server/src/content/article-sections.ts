import type { ARTICLE_SECTION_NAMES } from '@gezhi/contract'

/** Sections of articles, the folders of `apps/server/content` among them, and whether the help centre shows them. */
export const ARTICLE_SECTIONS = {
  system: { zh: '系统介绍', en: 'About Gezhi', help: true },
  function: { zh: '功能介绍', en: 'Features', help: true },
  data: { zh: '数据介绍', en: 'Data', help: true },
  problem: { zh: '常见问题', en: 'FAQ', help: true },
  update: { zh: '更新日志', en: 'Changelog', help: false },
  legal: { zh: '协议与说明', en: 'Agreements', help: true },
  news: { zh: '资讯', en: 'News', help: false },
  flash: { zh: '快讯', en: 'News flashes', help: false },
  event: { zh: '公告', en: 'Notices', help: false },
  partner: { zh: '合作公司', en: 'Partners', help: false },
  qr: { zh: '二维码', en: 'QR codes', help: false },
} as const satisfies Record<(typeof ARTICLE_SECTION_NAMES)[number], { readonly zh: string; readonly en: string; readonly help: boolean }>

export type ArticleSection = keyof typeof ARTICLE_SECTIONS

export const SECTION_NAMES = Object.keys(ARTICLE_SECTIONS) as ArticleSection[]

/** Sections the help centre shows and searches. */
export const HELP_SECTIONS = SECTION_NAMES.filter((name) => ARTICLE_SECTIONS[name].help)
