import type { Labelled } from '../../kinds/code-labels.ts'
import { classAtLevel } from '../../classes/class-symbol.ts'
import { claimCategory } from '../claims/claim-category.ts'
import { APPLICANT_KIND_LABELS } from '../labels/applicant-kind-labels.ts'
import { LEGAL_STATUS_LABELS } from '../labels/legal-status-labels.ts'
import { termEnd } from '../legal/term-end.ts'
import { applicantKind } from '../parties/applicant-kind.ts'
import type { Claim, PatentRecord } from '../patent-record.ts'
import { publicationType } from '../publication-type.ts'

interface FactRow {
  readonly label: Labelled
  /** The values of a fact that is no number. */
  readonly codes?: Readonly<Record<string, Labelled>>
  /** It depends on later patents that cite this one. */
  readonly citing?: true
}

const EXAMINATIONS = {
  examined: { zh: '经实质审查授权', en: 'granted after examination' },
  registered: { zh: '授权（实用新型、外观设计、登记）', en: 'granted (utility model, design, registration)' },
  pending: { zh: '尚未授权', en: 'not granted yet' },
} as const

const CHALLENGES = {
  none: { zh: '无异议、无效或复审事件', en: 'no opposition, invalidation or re-examination' },
  survived: { zh: '曾受异议、无效或复审，权利未终止', en: 'challenged, not ended' },
  lost: { zh: '曾受异议、无效或复审，权利已终止', en: 'challenged, ended' },
} as const

/** What scores are computed from, with the names shown. A fact without codes is a number. */
export const VALUATION_FACTS = {
  legalStatus: { label: { zh: '法律状态', en: 'Legal status' }, codes: LEGAL_STATUS_LABELS },
  examination: { label: { zh: '授权情况', en: 'Grant' }, codes: EXAMINATIONS },
  challenge: { label: { zh: '异议、无效与复审', en: 'Oppositions and invalidations' }, codes: CHALLENGES },
  remainingYears: { label: { zh: '剩余期限（年）', en: 'Remaining term in years' } },
  ageYears: { label: { zh: '申请至今（年）', en: 'Years since filing' } },
  claims: { label: { zh: '权利要求数', en: 'Claims' } },
  independentClaims: { label: { zh: '独立权利要求数', en: 'Independent claims' } },
  dependentClaims: { label: { zh: '从属权利要求数', en: 'Dependent claims' } },
  claimCategories: { label: { zh: '独立权利要求的类别数', en: 'Categories of independent claims' } },
  firstClaimWords: {
    label: { zh: '首项权利要求词数（两个汉字计一词）', en: 'Words of the first claim (two Chinese characters count as one)' },
  },
  citedPatents: { label: { zh: '引证专利数', en: 'Patents cited' } },
  citedLiterature: { label: { zh: '引证非专利文献数', en: 'Other literature cited' } },
  blockingCitations: { label: { zh: '检索报告中 X、Y、E 类引证数', en: 'Citations of category X, Y or E' } },
  citingPatents: { label: { zh: '库中施引专利数', en: 'Citing patents in this database' }, citing: true },
  citingPerYear: { label: { zh: '公开后每年施引专利数', en: 'Citing patents per year since publication' }, citing: true },
  familySize: { label: { zh: '库中简单同族成员数', en: 'Members of the simple family in this database' } },
  familyCountries: { label: { zh: '同族国家/地区数', en: 'Countries/regions of the family' } },
  majorOffices: { label: { zh: '同族中的五局数（CN、US、EP、JP、KR）', en: 'Offices of the family among CN, US, EP, JP and KR' } },
  transfers: { label: { zh: '转让、许可、质押事件数', en: 'Assignments, licences and pledges' } },
  priorities: { label: { zh: '优先权数', en: 'Priorities' } },
  applicants: { label: { zh: '申请人数', en: 'Applicants' } },
  applicantKind: { label: { zh: '第一申请人类型', en: 'Kind of the first applicant' }, codes: APPLICANT_KIND_LABELS },
  inventors: { label: { zh: '发明人数', en: 'Inventors' } },
  ipcSubclasses: { label: { zh: 'IPC 小类数', en: 'IPC subclasses' } },
  ipcGroups: { label: { zh: 'IPC 大组数', en: 'IPC main groups' } },
} as const satisfies Readonly<Record<string, FactRow>>

export type ValuationFact = keyof typeof VALUATION_FACTS

/** The facts of one patent; absent ones are not known. */
export type ValuationFacts = Readonly<Partial<Record<ValuationFact, number | string>>>

/** A fact as one type. */
export function valuationFact(name: ValuationFact): FactRow {
  return VALUATION_FACTS[name]
}

/** What other records of the database contribute. */
export interface RelatedFacts {
  /** Publication numbers of its simple family, itself included. */
  readonly family: readonly string[]
  /** Patents that cite it. */
  readonly citing: number
}

const MAJOR_OFFICES: ReadonlySet<string> = new Set(['CN', 'US', 'EP', 'JP', 'KR'])
const EXAMINED: ReadonlySet<string> = new Set(['B', 'plant', 'reissue'])
const TRANSFER =
  /转让|转移|许可|质押|权利人(?:的)?变更|\bassign|\blicen[cs]|\bpledge|security interest|\btransfer|change of (?:owner|proprietor)/iu
const CHALLENGE = /无效宣告|宣告.{0,12}无效|异议|复审|\boppos|invalid|revocation|nullity|re-?examination|inter partes|post.grant review/iu
const NO_CHALLENGE = /no opposition|without opposition|未提出异议/iu
const BLOCKING = /^[XYE]/u
const SEARCH_REPORT = /^[A-Z](?:,|$)/u

/** The facts of a record on a day (`yyyyMMdd`). Pure. */
export function valuationFacts(record: PatentRecord, { family, citing }: RelatedFacts, today: string): ValuationFacts {
  const { legalStatus, applicationDate, publicationDate, publicationNumber, office, inventors, applicants, priorities } = record
  const countries = new Set([office, ...family.map((number) => number.slice(0, 2))])
  const age = yearsBetween(publicationDate, today)
  return known({
    legalStatus,
    examination: examinationOf(record),
    challenge: challengeOf(record),
    remainingYears: remainingYears(record, today),
    ageYears: yearsBetween(applicationDate, today),
    ...claimFacts(record.claims),
    ...citationFacts(record.citations),
    citingPatents: publicationNumber === undefined ? undefined : citing,
    citingPerYear: publicationNumber === undefined || age === undefined ? undefined : rounded(citing / Math.max(1, age)),
    familySize: Math.max(1, family.length),
    familyCountries: countries.size,
    majorOffices: [...countries].filter((country) => MAJOR_OFFICES.has(country)).length,
    transfers: record.legalEvents?.filter(({ text }) => TRANSFER.test(text)).length,
    priorities: priorities?.length,
    applicants: applicants?.length,
    applicantKind: applicants?.[0] && applicantKind(applicants[0]),
    inventors: inventors?.length,
    ...classFacts(record.ipc),
  })
}

function known(facts: Readonly<Partial<Record<ValuationFact, number | string | undefined>>>): ValuationFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

function examinationOf(record: PatentRecord): keyof typeof EXAMINATIONS | undefined {
  const type = publicationType(record)
  if (type === undefined) return undefined
  if (type === 'A') return record.legalStatus === 'active' && record.grantDate !== undefined ? 'examined' : 'pending'
  return EXAMINED.has(type) ? 'examined' : 'registered'
}

function challengeOf({ legalEvents, legalStatus }: PatentRecord): keyof typeof CHALLENGES | undefined {
  if (legalEvents === undefined) return undefined
  const isChallenged = legalEvents.some(({ text }) => CHALLENGE.test(text) && !NO_CHALLENGE.test(text))
  if (!isChallenged) return 'none'
  return legalStatus === 'inactive' ? 'lost' : 'survived'
}

/** Of a right that has ended: none. */
function remainingYears(record: PatentRecord, today: string): number | undefined {
  if (record.legalStatus === 'inactive') return 0
  const end = termEnd(record)
  return end === null ? undefined : end <= today ? 0 : yearsBetween(today, end)
}

function claimFacts(claims: readonly Claim[] | undefined): Partial<Record<ValuationFact, number>> {
  const lang = claims?.[0]?.lang
  const own = claims?.filter((claim) => claim.lang === lang) ?? []
  if (own.length === 0) return {}
  const independent = own.filter((claim) => claim.independent)
  const categories = new Set(independent.flatMap(({ text }) => claimCategory(text, lang!) ?? []))
  return {
    claims: own.length,
    independentClaims: independent.length,
    dependentClaims: own.length - independent.length,
    ...(categories.size > 0 && { claimCategories: categories.size }),
    ...(independent[0] !== undefined && { firstClaimWords: wordsOf(independent[0].text) }),
  }
}

function wordsOf(text: string): number {
  const characters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hangul}\p{Number}]+/gu)?.length ?? 0
  return words + Math.ceil(characters / 2)
}

function citationFacts(citations: PatentRecord['citations']): Partial<Record<ValuationFact, number>> {
  if (citations === undefined) return {}
  const categories = citations.flatMap(({ category }) => (category !== undefined && SEARCH_REPORT.test(category) ? [category] : []))
  return {
    citedPatents: citations.filter(({ publicationNumber }) => publicationNumber !== undefined).length,
    citedLiterature: citations.filter(({ publicationNumber }) => publicationNumber === undefined).length,
    ...(categories.length > 0 && { blockingCitations: categories.filter((category) => BLOCKING.test(category)).length }),
  }
}

function classFacts(ipc: readonly string[] | undefined): Partial<Record<ValuationFact, number>> {
  if (ipc === undefined || ipc.length === 0) return {}
  const at = (level: 'subclass' | 'group') => new Set(ipc.map((symbol) => classAtLevel(symbol, 'ipc', level) ?? symbol)).size
  return { ipcSubclasses: at('subclass'), ipcGroups: at('group') }
}

const DAY = /^\d{8}$/

/** Whole months, as years with one decimal. */
function yearsBetween(from: string | undefined, to: string): number | undefined {
  if (from === undefined || !DAY.test(from) || !DAY.test(to)) return undefined
  const months = monthOf(to) - monthOf(from) - (to.slice(6) < from.slice(6) ? 1 : 0)
  return Math.max(0, Math.floor((months * 10) / 12) / 10)
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(4, 6))
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
