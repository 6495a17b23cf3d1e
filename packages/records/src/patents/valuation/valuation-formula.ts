import type { Labelled } from '../../kinds/code-labels.ts'
import type { ValuationFact } from './valuation-facts.ts'

export const VALUATION_LEVELS = ['A', 'B', 'C', 'D'] as const
export type ValuationLevel = (typeof VALUATION_LEVELS)[number]

interface Group {
  readonly label: Labelled
  /** The points of its gauge: it scales the sum of the scores. */
  readonly gauge: number
  /** Each score with its maximum; those of all groups add up to 100. */
  readonly scores: Readonly<Record<string, { readonly label: Labelled; readonly max: number }>>
}

/** The tree of scores: its names and maxima are fixed, the rules are data (`ValuationFormula`). */
export const VALUATION_GROUPS = {
  strategyValue: {
    label: { zh: '战略价值', en: 'Strategic value' },
    gauge: 200,
    scores: {
      defensiveValue: { label: { zh: '防御价值', en: 'Defensive value' }, max: 8 },
      attackValue: { label: { zh: '进攻价值', en: 'Offensive value' }, max: 10 },
      influenceValue: { label: { zh: '影响力', en: 'Influence' }, max: 8 },
    },
  },
  legalValue: {
    label: { zh: '法律价值', en: 'Legal value' },
    gauge: 80,
    scores: {
      legalStatus: { label: { zh: '法律状态', en: 'Legal status' }, max: 14 },
      legalStability: { label: { zh: '权利稳定性', en: 'Legal stability' }, max: 8 },
    },
  },
  technicalValue: {
    label: { zh: '技术价值', en: 'Technical value' },
    gauge: 100,
    scores: {
      protectionRange: { label: { zh: '保护范围', en: 'Scope of protection' }, max: 14 },
      citationIndex: { label: { zh: '引证指数', en: 'Citation index' }, max: 8 },
      technicalOriginality: { label: { zh: '技术原创性', en: 'Originality' }, max: 8 },
    },
  },
  marketValue: {
    label: { zh: '市场价值', en: 'Market value' },
    gauge: 100,
    scores: {
      patentEnforcement: { label: { zh: '专利运用', en: 'Enforcement and use' }, max: 10 },
      subjectOfRights: { label: { zh: '权利主体', en: 'Owner' }, max: 4 },
      technicalBreadth: { label: { zh: '技术宽度', en: 'Technical breadth' }, max: 4 },
      keyFactors: { label: { zh: '关键要素', en: 'Key factors' }, max: 4 },
    },
  },
} as const satisfies Readonly<Record<string, Group>>

export type ValuationGroupName = keyof typeof VALUATION_GROUPS
type ScoreNames = { [Name in ValuationGroupName]: keyof (typeof VALUATION_GROUPS)[Name]['scores'] }
export type ValuationScoreName = ScoreNames[ValuationGroupName]

/** The maximum of each score. */
export const VALUATION_SCORE_MAXIMA = Object.fromEntries(
  Object.values<Group>(VALUATION_GROUPS).flatMap(({ scores }) => Object.entries(scores).map(([name, { max }]) => [name, max])),
) as Readonly<Record<ValuationScoreName, number>>

/** Points for one fact: of the last step the number reaches, or of the code. */
export interface ValuationFactor {
  readonly fact: ValuationFact
  /** From this number on, these points; ascending. Below the first there are none. */
  readonly steps?: readonly (readonly [from: number, points: number])[]
  readonly codes?: Readonly<Record<string, number>>
  /** Points if the fact is not known; the value is reported as not known. */
  readonly unknown: number
}

/** The rules of all scores, as data (G165). Operators publish their own versions. */
export interface ValuationFormula {
  readonly version: string
  /** Lowest total of each level (G164). */
  readonly levels: Readonly<Record<ValuationLevel, number>>
  readonly scores: Readonly<Record<ValuationScoreName, readonly ValuationFactor[]>>
}

/** `1:0.5 3:1`: from 1 half a point, from 3 one. */
function steps(written: string): NonNullable<ValuationFactor['steps']> {
  return written.split(' ').map((step) => step.split(':').map(Number) as [number, number])
}

/** The built-in rules. Change the version with them: stored valuations name it. */
export const DEFAULT_VALUATION_FORMULA: ValuationFormula = {
  version: '2026-11',
  levels: { A: 80, B: 60, C: 40, D: 0 },
  scores: {
    defensiveValue: [
      { fact: 'remainingYears', steps: steps('1:0.5 3:1 5:1.5 8:2 12:2.5 16:3'), unknown: 1.5 },
      { fact: 'familySize', steps: steps('1:0.5 2:1 4:2 8:3'), unknown: 0.5 },
      { fact: 'claims', steps: steps('1:0.5 6:1 11:1.5 16:2'), unknown: 1 },
    ],
    attackValue: [
      { fact: 'legalStatus', codes: { active: 4, granted_unverified: 3, pending: 1.5, inactive: 0 }, unknown: 2 },
      { fact: 'independentClaims', steps: steps('1:1 2:2 3:2.5 4:3'), unknown: 1.5 },
      { fact: 'firstClaimWords', steps: steps('0:3 60:2.5 100:2 160:1.5 250:1 400:0.5'), unknown: 1.5 },
    ],
    influenceValue: [
      { fact: 'citingPatents', steps: steps('1:1 3:2 6:3 12:4 25:5'), unknown: 0 },
      { fact: 'familyCountries', steps: steps('1:0.5 2:1 3:2 5:3'), unknown: 0.5 },
    ],
    legalStatus: [
      { fact: 'legalStatus', codes: { active: 10, granted_unverified: 8, pending: 4, inactive: 0 }, unknown: 5 },
      { fact: 'remainingYears', steps: steps('1:1 5:2 10:3 15:4'), unknown: 2 },
    ],
    legalStability: [
      { fact: 'examination', codes: { examined: 4, registered: 2, pending: 1 }, unknown: 2 },
      { fact: 'dependentClaims', steps: steps('3:0.5 6:1 10:1.5 15:2'), unknown: 1 },
      { fact: 'challenge', codes: { survived: 2, none: 1, lost: 0 }, unknown: 1 },
    ],
    protectionRange: [
      { fact: 'claims', steps: steps('1:1 6:2 11:3 19:4'), unknown: 2 },
      { fact: 'independentClaims', steps: steps('1:2 2:3 3:4'), unknown: 2 },
      { fact: 'claimCategories', steps: steps('1:1 2:2'), unknown: 1 },
      { fact: 'firstClaimWords', steps: steps('0:4 60:3.5 100:3 160:2 250:1 400:0.5'), unknown: 2 },
    ],
    citationIndex: [
      { fact: 'citingPerYear', steps: steps('0.1:1 0.3:2 0.7:3 1.5:4 3:5'), unknown: 0 },
      { fact: 'citedPatents', steps: steps('0:0.5 1:1 5:1.5 10:2 20:3'), unknown: 1.5 },
    ],
    technicalOriginality: [
      { fact: 'citedLiterature', steps: steps('0:0.5 1:1.5 3:2 8:3'), unknown: 1.5 },
      { fact: 'ipcSubclasses', steps: steps('1:1 2:2 3:3'), unknown: 1.5 },
      { fact: 'blockingCitations', steps: steps('0:2 1:1.5 2:1 4:0'), unknown: 1 },
    ],
    patentEnforcement: [
      { fact: 'majorOffices', steps: steps('1:1 2:2.5 3:3.5 4:4'), unknown: 1 },
      { fact: 'transfers', steps: steps('0:0.5 1:2 2:3'), unknown: 0.5 },
      { fact: 'legalStatus', codes: { active: 3, granted_unverified: 2, pending: 1, inactive: 0 }, unknown: 1.5 },
    ],
    subjectOfRights: [
      {
        fact: 'applicantKind',
        codes: { company: 2, university: 1.5, institute: 1.5, hospital: 1, government: 1, person: 0.5 },
        unknown: 1,
      },
      { fact: 'applicants', steps: steps('1:1 2:1.5 3:2'), unknown: 1 },
    ],
    technicalBreadth: [
      { fact: 'ipcGroups', steps: steps('1:0.5 2:1 4:1.5 6:2'), unknown: 1 },
      { fact: 'ipcSubclasses', steps: steps('1:0.5 2:1 3:1.5 4:2'), unknown: 1 },
    ],
    keyFactors: [
      { fact: 'inventors', steps: steps('1:0.5 2:1 4:1.5 6:2'), unknown: 1 },
      { fact: 'priorities', steps: steps('0:0.25 1:0.5 2:1'), unknown: 0.25 },
      { fact: 'ageYears', steps: steps('0:1 8:0.75 12:0.5 16:0.25'), unknown: 0.5 },
    ],
  },
}

/** The most points of a factor. */
export function factorMax({ steps = [], codes = {} }: ValuationFactor): number {
  return Math.max(0, ...steps.map(([, points]) => points), ...Object.values(codes))
}
