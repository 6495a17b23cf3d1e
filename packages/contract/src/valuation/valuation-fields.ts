import { VALUATION_FACTS, valuationFact, type ValuationFact } from '@gezhi/records'
import * as z from 'zod'
import { patentRowSchema } from '../patents/patent-row.ts'
import { MAX_INTEGER, text } from '../text.ts'
import { MAX_GIVEN_FACT, VALUATION_KINDS, VALUATION_LEVEL_NAMES, VALUATION_SEARCH_TYPES } from './valuation-limits.ts'

const level = z.enum(VALUATION_LEVEL_NAMES)

/** Counts by level. */
const levelsSchema = z.object({ A: z.int(), B: z.int(), C: z.int(), D: z.int() })

/** How the values of other patents are spread: five points of the ascending values. */
const distributionSchema = z.object({
  min: z.number(),
  lower: z.number(),
  median: z.number(),
  upper: z.number(),
  max: z.number(),
  /** Percentage of them that are lower, those equal by half. */
  percentile: z.number(),
})

const factSchema = z.object({
  fact: z.string(),
  name: z.string(),
  /** Number or code; null if it is not known. */
  value: z.union([z.number(), z.string()]).nullable(),
  /** The same in words. */
  text: z.string(),
  /** The values it can have; null for numbers. */
  choices: z.array(z.object({ code: z.string(), name: z.string() })).nullable(),
  points: z.number(),
  max: z.number(),
  /** How the points follow from the value, in words. */
  rule: z.string(),
})

const scoreSchema = z.object({
  key: z.string(),
  name: z.string(),
  points: z.number(),
  max: z.number(),
  facts: z.array(factSchema),
  /** Of the same score of the patents compared; null without any. */
  peers: distributionSchema.nullable(),
})

const groupSchema = z.object({
  key: z.string(),
  name: z.string(),
  points: z.number(),
  max: z.number(),
  /** The points scaled to the maximum of the gauge (G10). */
  gauge: z.number(),
  gaugeMax: z.number(),
  scores: z.array(scoreSchema),
})

/** The value of one patent with all inputs. */
export const valuationDetailSchema = z.object({
  patent: patentRowSchema,
  /** Version of the formula. */
  version: z.string(),
  /** 0 to 100: the sum of the scores. */
  total: z.number(),
  level,
  /** Points of 100 that depend on known facts. */
  known: z.number(),
  strategyValue: groupSchema,
  legalValue: groupSchema,
  technicalValue: groupSchema,
  marketValue: groupSchema,
  /** Patents of the same class and filing year: the first of them are compared. Null without class or year. */
  peers: z
    .object({ classCode: z.string(), year: z.int(), found: z.int(), compared: z.int(), total: distributionSchema.nullable() })
    .nullable(),
  /** `yyyy-MM-dd HH:mm:ss`. */
  time: z.string(),
})
export type ValuationDetail = z.output<typeof valuationDetailSchema>
export type ValuationGroup = z.output<typeof groupSchema>
export type ValuationDistribution = z.output<typeof distributionSchema>

/** The value that a patent with given facts would have. */
export const preValuationSchema = valuationDetailSchema.omit({ patent: true, peers: true, time: true })
export type PreValuation = z.output<typeof preValuationSchema>

/** Numbers and codes of facts; those left out are not known. */
export const givenFactsSchema = z.strictObject(
  Object.fromEntries(
    (Object.keys(VALUATION_FACTS) as ValuationFact[]).map((fact) => {
      const { codes } = valuationFact(fact)
      const value = codes === undefined ? z.number().min(0).max(MAX_GIVEN_FACT) : z.enum(Object.keys(codes))
      return [fact, value.optional()] as const
    }),
  ) as unknown as Record<ValuationFact, z.ZodOptional<z.ZodType<number | string>>>,
)

/** A row of a list: the patent and its value. */
export const valuedRowSchema = patentRowSchema.extend({
  total: z.number(),
  level,
  known: z.number(),
  /** Points of the groups: of 26, 22, 30 and 22. */
  strategyValue: z.number(),
  legalValue: z.number(),
  technicalValue: z.number(),
  marketValue: z.number(),
})
export type ValuedRow = z.output<typeof valuedRowSchema>

const groupCountSchema = z.object({
  field: z.string(),
  list: z.array(z.object({ value: z.string(), name: z.string(), count: z.int() })),
})

/** A page of valued patents. */
export const valuedListSchema = z.object({
  total: z.int(),
  totalRelation: z.enum(['eq', 'gte']),
  list: z.array(valuedRowSchema),
  groupList: z.array(groupCountSchema),
  /** Set if only the first hits were valued to filter by level or to count levels: their number. */
  examined: z.int().nullable(),
  /** Version of the rules that computed the values. */
  version: z.string(),
})
export type ValuedList = z.output<typeof valuedListSchema>

const codes = z.array(text().max(60)).max(100).default([])

/** The filter of valuations (valuation.01, valuation.02, valuation.03, valuation.04). */
export const valuationFilterFields = {
  applicationYear: codes,
  legalStatusCode: codes,
  publicationType: codes,
  publicationYear: codes,
  patentValuationLevel: z.array(level).max(4).default([]),
  searchType: z.enum(VALUATION_SEARCH_TYPES).default('ALL'),
  size: z.int().min(1).max(100).default(20),
  from: z.int().min(0).max(MAX_INTEGER).default(0),
  textContent: text().trim().max(10_000).default(''),
}

/** A stored valuation. */
export const valuationSchema = z.object({
  id: z.guid(),
  kind: z.enum(VALUATION_KINDS),
  title: z.string(),
  /** Patents valued, and found. */
  count: z.int(),
  found: z.int(),
  /** Mean of the totals when it was made. */
  average: z.number(),
  levels: levelsSchema,
  /** Version of the formula. */
  version: z.string(),
  createTime: z.string(),
})
export type StoredValuationRow = z.output<typeof valuationSchema>

const averageSchema = z.object({ key: z.string(), name: z.string(), average: z.number(), max: z.number() })

/** A valuation of several patents, computed now. */
export const valuationSummarySchema = valuationSchema.extend({
  /** Version of the rules that computed what follows. */
  versionNow: z.string(),
  /** Means of the totals, and of the points of each group. */
  mean: z.number(),
  median: z.number(),
  present: z.int(),
  levelsNow: levelsSchema,
  groups: z.array(averageSchema),
  /** By year of filing, ascending. */
  years: z.array(z.object({ year: z.int(), count: z.int(), average: z.number() })),
  /** By IPC subclass, most patents first. */
  classes: z.array(z.object({ classCode: z.string(), count: z.int(), average: z.number() })),
  /** The ten of the highest total. */
  best: z.array(valuedRowSchema),
})
export type ValuationSummary = z.output<typeof valuationSummarySchema>
