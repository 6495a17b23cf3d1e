import * as z from 'zod'
import { call, fileCall, type AnswerOf, type CallTable, type RequestOf } from '../call.ts'
import { text } from '../text.ts'

/** What a mark is compared by. */
export const SIMILAR_METHODS = ['han', 'pinyin', 'latin', 'digits', 'initials'] as const
export const SIMILAR_RULES = [
  'identical',
  'contains',
  'sameSound',
  'editDistance',
  'reordered',
  'lookAlike',
  'translation',
  'initials',
] as const

const MAX_TEXT = 100
const MAX_GOODS = 2000
const MAX_HITS = 200

const range = z.object({ start: z.int(), end: z.int() })

const screeningRequest = z.object({
  text: text().trim().min(1).max(MAX_TEXT),
  /** Nice classes of the mark. */
  classes: z.array(z.int().min(1).max(45)).max(45).default([]),
  /** Its goods and services in all these classes, separated by semicolons. */
  goods: text().trim().max(MAX_GOODS).default(''),
  /** All, if none are named. */
  methods: z.array(z.enum(SIMILAR_METHODS)).max(SIMILAR_METHODS.length).default([]),
  rules: z.array(z.enum(SIMILAR_RULES)).max(SIMILAR_RULES.length).default([]),
  /** Only marks that are registered, pending, or of unknown status. */
  liveOnly: z.boolean().default(false),
  size: z.int().min(1).max(MAX_HITS).default(100),
})

const screenedMark = z.object({
  id: z.string(),
  /** As it is displayed. */
  number: z.string(),
  text: z.string(),
  owner: z.string(),
  classes: z.array(z.int()),
  groups: z.array(z.string()),
  status: z.enum(['registered', 'pending', 'recentlyEnded', 'ended', 'unknown']),
  /** From 0 to 1, that of the nearest rule. */
  nearness: z.number(),
  /** The nearest first; ranges are the similar parts of `text` in UTF-16 units. */
  rules: z.array(z.object({ rule: z.enum(SIMILAR_RULES), method: z.enum(SIMILAR_METHODS), nearness: z.number(), ranges: z.array(range) })),
  /** How its goods meet those of the request, in which classes. */
  goods: z.enum(['sameGroup', 'sameClass', 'similarGoods', 'relatedClass', 'none']),
  goodsClasses: z.array(z.int()),
  tier: z.enum(['high', 'medium', 'low', 'none']),
})

export type ScreeningRequest = RequestOf<typeof SCREENING_CALLS.screenMark>
export type ScreeningAnswer = AnswerOf<typeof SCREENING_CALLS.screenMark>
export type SimilarMarkRow = ScreeningAnswer['list'][number]

/** The calls of the domain screening. */
export const SCREENING_CALLS = {
  /** Trademarks similar to a mark, the highest risk first. Without classes the risk of all is `none`. */
  screenMark: call({
    id: null,
    method: 'POST',
    path: '/api/search/trademark/similar',
    who: 'login',
    countsAsSearch: true,
    request: screeningRequest,
    answer: z.object({ total: z.int(), list: z.array(screenedMark) }),
    errors: ['MARK_NOT_COMPARABLE', 'SIMILAR_MARKS_MISSING', 'SEARCH_STARTING'],
    summary: { zh: '查询近似商标', en: 'Finds similar trademarks' },
  }),
  /** The same as a report. */
  downloadScreening: fileCall({
    id: null,
    method: 'POST',
    path: '/api/search/trademark/similar/report',
    who: 'login',
    countsAsSearch: true,
    timeoutMs: 120_000,
    request: screeningRequest,
    file: 'application/pdf',
    errors: ['MARK_NOT_COMPARABLE', 'SIMILAR_MARKS_MISSING', 'SCREENING_REPORT_BUSY', 'SEARCH_STARTING'],
    summary: { zh: '下载商标近似查询报告', en: 'Downloads a report of similar trademarks' },
  }),
} satisfies CallTable
