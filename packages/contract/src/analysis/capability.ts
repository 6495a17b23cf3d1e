import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { text } from '../text.ts'
import { CAPABILITY_AXES, MAX_ASSESSED, SCORE_SCALES } from './capability-axes.ts'

/** Scores of companies. */
export type CapabilityAssessment = AnswerOf<typeof capabilityCalls.assessCapability>
export type AssessedCompany = CapabilityAssessment['list'][number]

const score = z.number().min(0).max(100)

const indicatorSchema = z.object({
  indicator: z.string(),
  /** Name and description in the language of the request. */
  name: z.string(),
  description: z.string(),
  /** The counted figure; a percentage if `isShare`. */
  figure: z.number(),
  isShare: z.boolean(),
  /** Whether there may be more than `figure`. */
  isLowerBound: z.boolean(),
  /** The figure that gives 100 points; more gives no more. */
  full: z.number(),
  scale: z.enum(SCORE_SCALES),
  /** Percent of the axis. */
  weight: z.number(),
  score,
  /** Finds the records that were counted. */
  queryStr: z.string(),
})

export const capabilityCalls = {
  /** Scores companies on five axes by documented formulas (G166); each score comes with the figures it was computed from. */
  assessCapability: call({
    id: null,
    method: 'POST',
    path: '/api/search/analyse/firmCapacity',
    who: 'login',
    timeoutMs: 60_000,
    request: z.object({ companyList: z.array(text().trim().min(1).max(300)).min(1).max(MAX_ASSESSED) }),
    answer: z.object({
      list: z.array(
        z.object({
          name: z.string(),
          /** The names of applicants and assignees that were counted. */
          names: z.array(z.string()),
          /** Its patents. */
          total: z.int(),
          /** Mean of the axes. */
          score,
          axes: z.array(
            z.object({
              axis: z.enum(CAPABILITY_AXES),
              name: z.string(),
              /** Mean of its indicators by weight. */
              score,
              indicators: z.array(indicatorSchema),
            }),
          ),
          /** False if some counts took too long. */
          complete: z.boolean(),
        }),
      ),
      /** The years of recent applications. */
      years: z.object({ from: z.int(), to: z.int() }),
      /** Data version of the index. */
      version: z.int(),
      /** `yyyy-MM-dd HH:mm:ss`. */
      time: z.string(),
    }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '企业创新能力评价', en: 'Innovation capability of companies' },
  }),
}
