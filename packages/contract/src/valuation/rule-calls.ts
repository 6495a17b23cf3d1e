import {
  formulaIssues,
  VALUATION_FACTS,
  valuationFact,
  type ValuationFact,
  VALUATION_SCORE_MAXIMA,
  type ValuationScoreName,
} from '@gezhi/records'
import * as z from 'zod'
import { call, type CallTable } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text } from '../text.ts'
import { MAX_PREVIEWED_PATENTS, VALUATION_LEVEL_NAMES } from './valuation-limits.ts'
import { line } from '../operations/console-texts.ts'

const FACTS = Object.keys(VALUATION_FACTS) as [ValuationFact, ...ValuationFact[]]
const CODES = [...new Set(FACTS.flatMap((fact) => Object.keys(valuationFact(fact).codes ?? {})))]

/** Points, and thresholds of facts: counts, days, percentages. */
const points = z.number().min(-1e9).max(1e9)

/** A threshold and its points. */
const step = z.tuple([points, points])
/** The same in answers, whose schemas must not contain tuples. */
const answeredStep = z.array(points).length(2)

function factorSchema<Step extends z.ZodType>(stepSchema: Step) {
  return z.object({
    fact: z.enum(FACTS),
    /** Points from a number on, ascending; of facts that are numbers. */
    steps: z.array(stepSchema).max(30).optional(),
    /** Points by code; of the other facts. */
    codes: z.strictObject(Object.fromEntries(CODES.map((code) => [code, points.optional()]))).optional(),
    /** Points if the fact is not known. */
    unknown: points,
  })
}

const levels = Object.fromEntries(VALUATION_LEVEL_NAMES.map((level) => [level, points])) as Record<
  (typeof VALUATION_LEVEL_NAMES)[number],
  z.ZodNumber
>

/** The rules of valuations. */
function formulaOf<Step extends z.ZodType>(stepSchema: Step) {
  const score = z.array(factorSchema(stepSchema)).max(FACTS.length)
  const scores = Object.fromEntries(Object.keys(VALUATION_SCORE_MAXIMA).map((name) => [name, score])) as Record<
    ValuationScoreName,
    typeof score
  >
  return z.object({ version: text().max(40), levels: z.object(levels), scores: z.object(scores) })
}

/** The same, checked: points add up to the maxima, thresholds ascend. */
const newFormulaSchema = formulaOf(step).superRefine((formula, context) => {
  for (const { path, zh, en } of formulaIssues(formula)) context.addIssue({ code: 'custom', path: [...path], ...localizedIssue(zh, en) })
})

const versionSchema = z.object({
  version: z.string(),
  /** Null for the built-in rules. */
  reason: z.string().nullable(),
  publishTime: z.string().nullable(),
  /** They compute the scores. */
  current: z.boolean(),
})

const valueSchema = z.object({ total: z.number(), level: z.enum(VALUATION_LEVEL_NAMES) })

/** The rules of valuations and their versions, for administrators. */
export const VALUATION_RULE_CALLS = {
  /** Versions of the rules of valuations, newest first; the built-in ones are the last. */
  listValuationRules: call({
    id: null,
    method: 'POST',
    path: '/api/search/patentValuation/rules/list',
    who: 'operator',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(versionSchema),
    summary: { zh: '价值评估规则的版本（管理员）', en: 'Versions of the rules of valuations (administrators)' },
  }),
  /** A version of the rules; the current one unless named. */
  getValuationRules: call({
    id: null,
    method: 'POST',
    path: '/api/search/patentValuation/rules/get',
    who: 'operator',
    request: z.object({ version: text().max(40).optional() }).prefault({}),
    answer: formulaOf(answeredStep),
    errors: ['VALUATION_VERSION_NOT_FOUND'],
    summary: { zh: '价值评估规则（管理员）', en: 'Rules of valuations (administrators)' },
  }),
  /** Scores of patents by the current rules and by others; of an empty list, of the newest patents. */
  previewValuationRules: call({
    id: null,
    method: 'POST',
    path: '/api/search/patentValuation/rules/preview',
    who: 'operator',
    timeoutMs: 60_000,
    request: z.object({ formula: newFormulaSchema, numberList: z.array(text().max(200)).max(MAX_PREVIEWED_PATENTS).default([]) }),
    answer: z.object({
      list: z.array(z.object({ id: z.string(), number: z.string(), title: z.string(), before: valueSchema, after: valueSchema })),
      /** Numbers that were not found. */
      missing: z.array(z.string()),
    }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '试算价值评估规则（管理员）', en: 'Previews rules of valuations (administrators)' },
  }),
  /** Publishes a new version; valuations computed afterwards follow it. */
  publishValuationRules: call({
    id: null,
    method: 'POST',
    path: '/api/search/patentValuation/rules/publish',
    who: 'operator',
    recentProof: true,
    request: z.object({ formula: newFormulaSchema, reason: line(500) }),
    answer: z.literal(true),
    errors: ['VALUATION_VERSION_TAKEN'],
    summary: { zh: '发布价值评估规则（管理员）', en: 'Publishes rules of valuations (administrators)' },
  }),
} satisfies CallTable
