import * as z from 'zod'
import { MAX_INTEGER } from '../text.ts'

/** Sections of articles; the help centre shows some of them. */
export const ARTICLE_SECTION_NAMES = [
  'system',
  'function',
  'data',
  'problem',
  'update',
  'legal',
  'news',
  'flash',
  'event',
  'partner',
  'qr',
] as const

/** An article in a list. */
export const articleRowSchema = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  /** `yyyy-MM-dd HH:mm:ss`: since when it is shown. */
  createTime: z.string(),
})

/** An article with its text: clean HTML. */
export const articleSchema = articleRowSchema.extend({
  content: z.string(),
  /** The column or group that contains it; null at the top. */
  parentId: z.int().nullable(),
  /** `yyyy-MM-dd HH:mm:ss`: when its text was last changed. */
  updateTime: z.string(),
})

/** Ids of articles are digits, as a number or as text from an address. */
export const articleId = z.coerce.number().int().min(1).max(MAX_INTEGER)

/** An entry of the help menu (B.help.05). */
export interface HelpEntry {
  readonly id: number
  readonly title: string
  /** 1: visible. Hidden entries are not returned. */
  readonly showStatus: 1
  /** 1 hot, 2 new (B.help.06, B.help.07), 0 neither. */
  readonly recomend: 0 | 1 | 2
  /** Clean HTML; empty for a group. */
  readonly detailContent: string
  readonly children: readonly HelpEntry[]
}

const entrySchema: z.ZodType<HelpEntry> = z.object({
  id: z.int(),
  title: z.string(),
  showStatus: z.literal(1),
  recomend: z.literal([0, 1, 2]),
  detailContent: z.string(),
  get children() {
    return z.array(entrySchema)
  },
})

/** The help menu as a tree. */
export const helpTreeSchema = z.array(entrySchema)
