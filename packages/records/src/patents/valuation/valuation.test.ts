import { describe, expect, it } from 'vitest'
import type { PatentRecord } from '../patent-record.ts'
import { formulaIssues, InvalidFormula, partName, readValuationFormula } from './check-formula.ts'
import { totalWithoutCitations, valuePatent, type Valuation } from './value-patent.ts'
import { VALUATION_FACTS, valuationFacts, type ValuationFact, type ValuationFacts } from './valuation-facts.ts'
import { DEFAULT_VALUATION_FORMULA, factorMax, VALUATION_GROUPS, type ValuationFormula } from './valuation-formula.ts'
import { compareFormulas } from './value-texts.ts'

const FORMULA = DEFAULT_VALUATION_FORMULA
const scoresOf = ({ groups }: Valuation) => groups.flatMap(({ scores }) => scores)
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

/** Some facts of each kind, some of them missing. */
function someFacts(random: () => number): ValuationFacts {
  const facts: Partial<Record<ValuationFact, number | string>> = {}
  for (const [name, row] of Object.entries(VALUATION_FACTS)) {
    if (random() < 0.2) continue
    const codes = 'codes' in row ? Object.keys(row.codes) : []
    facts[name as ValuationFact] = codes.length > 0 ? codes[Math.floor(random() * codes.length)]! : Math.round(random() * 300) / 10
  }
  return facts
}

describe('the scores of a patent', () => {
  it('have the maxima of the specification, which add up to 100', () => {
    const maxima = (group: keyof typeof VALUATION_GROUPS) =>
      Object.fromEntries(Object.entries(VALUATION_GROUPS[group].scores).map(([name, { max }]) => [name, max]))
    // valuation.05, valuation.06, valuation.07, valuation.08
    expect(Object.values(VALUATION_GROUPS).map(({ gauge }) => gauge)).toEqual([200, 80, 100, 100])
    // valuation.09, valuation.10, valuation.11
    expect(maxima('strategyValue')).toEqual({ defensiveValue: 8, attackValue: 10, influenceValue: 8 })
    // valuation.12, valuation.13
    expect(maxima('legalValue')).toEqual({ legalStatus: 14, legalStability: 8 })
    // valuation.14, valuation.15, valuation.16
    expect(maxima('technicalValue')).toEqual({ protectionRange: 14, citationIndex: 8, technicalOriginality: 8 })
    // valuation.17, valuation.18, valuation.19, valuation.20
    expect(maxima('marketValue')).toEqual({ patentEnforcement: 10, subjectOfRights: 4, technicalBreadth: 4, keyFactors: 4 })
    for (const score of scoresOf(valuePatent({}, FORMULA))) expect(sum(FORMULA.scores[score.name].map(factorMax))).toBe(score.max)
    expect(sum(scoresOf(valuePatent({}, FORMULA)).map(({ max }) => max))).toBe(100)
  })

  it('add up to the total, lie within their maxima and give the level, whatever the facts', () => {
    const random = numbers(28)
    for (let round = 0; round < 2000; round += 1) {
      const facts = someFacts(random)
      const valuation = valuePatent(facts, FORMULA)
      expect(valuation.total).toBe(sum(scoresOf(valuation).map(({ points }) => points)))
      for (const { points, max, facts: own } of scoresOf(valuation)) {
        expect(points).toBe(sum(own.map((one) => one.points)))
        expect(points >= 0 && points <= max).toBe(true)
      }
      for (const { points, max, gauge, gaugeMax } of valuation.groups) expect(gauge).toBeCloseTo((points / max) * gaugeMax, 1)
      const { total } = valuation
      expect(valuation.level).toBe(total >= 80 ? 'A' : total >= 60 ? 'B' : total >= 40 ? 'C' : 'D')
      expect(totalWithoutCitations(valuation)).toBeLessThanOrEqual(total)
    }
  })

  it('never fall with more citing patents, family members, claims or years', () => {
    const random = numbers(1)
    for (const fact of ['citingPatents', 'citingPerYear', 'familySize', 'claims', 'remainingYears', 'transfers'] as const) {
      for (let round = 0; round < 200; round += 1) {
        const facts = someFacts(random)
        const [less, more] = [random() * 30, random() * 30].toSorted((a, b) => a - b)
        const totalOf = (value: number) => valuePatent({ ...facts, [fact]: value }, FORMULA).total
        expect(totalOf(more!)).toBeGreaterThanOrEqual(totalOf(less!))
      }
    }
  })

  it('reach 100 and 0 points at the ends, and do not take an unknown fact for zero', () => {
    const best: Partial<Record<ValuationFact, number | string>> = {}
    for (const { fact, steps = [], codes = {} } of Object.values(FORMULA.scores).flat()) {
      const highest = Math.max(...steps.map(([, points]) => points))
      const from = steps.find(([, points]) => points === highest)?.[0]
      best[fact] =
        from !== undefined ? Math.max(from, Number(best[fact] ?? 0)) : Object.entries(codes).toSorted((a, b) => b[1] - a[1])[0]![0]
    }
    expect(valuePatent(best, FORMULA)).toMatchObject({ total: 100, level: 'A', known: 100 })
    const unknown = valuePatent({}, FORMULA)
    expect(unknown.known).toBe(0)
    const claims = scoresOf(unknown).find(({ name }) => name === 'protectionRange')!.facts[0]!
    expect(claims).toEqual({ fact: 'claims', value: null, points: 2, max: 4 })
    expect(scoresOf(valuePatent({ claims: 0 }, FORMULA)).find(({ name }) => name === 'protectionRange')!.facts[0]!.points).toBe(0)
  })
})

describe('the facts of a patent', () => {
  const record: PatentRecord = {
    publicationNumber: 'CN100000001B',
    office: 'CN',
    kind: 'B',
    patentType: 'invention',
    applicationDate: '20160101',
    grantDate: '20180101',
    publicationDate: '20180101',
    titles: [{ lang: 'zh', text: '一种电池' }],
    legalStatus: 'active',
    applicants: [{ name: '甲科技有限公司' }, { name: '乙大学' }],
    inventors: [{ name: '张三' }],
    ipc: ['H01M4/36', 'H01M4/38', 'H01M10/05', 'C01B32/00'],
    claims: [
      { lang: 'zh', number: 1, text: '一种电池，包括正极。', independent: true, parents: [] },
      { lang: 'zh', number: 2, text: '根据权利要求1所述的电池。', independent: false, parents: [1] },
      { lang: 'zh', number: 3, text: '一种制备方法，包括混合。', independent: true, parents: [] },
    ],
    citations: [
      { publicationNumber: 'CN1A', category: 'X' },
      { text: '论文', category: 'A' },
    ],
    legalEvents: [
      { date: '20180101', code: 'GR01', office: 'CN', text: '授权' },
      { date: '20190101', code: 'TR01', office: 'CN', text: '专利权的转移' },
    ],
    source: { format: 'test' },
  }

  it('are counted from the record and its relations', () => {
    expect(valuationFacts(record, { family: ['CN100000001B', 'US1B2', 'US2A1', 'EP3A1'], citing: 20 }, '20260101')).toEqual({
      legalStatus: 'active',
      examination: 'examined',
      challenge: 'none',
      remainingYears: 10,
      ageYears: 10,
      claims: 3,
      independentClaims: 2,
      dependentClaims: 1,
      claimCategories: 2,
      firstClaimWords: 4,
      citedPatents: 1,
      citedLiterature: 1,
      blockingCitations: 1,
      citingPatents: 20,
      citingPerYear: 2.5,
      familySize: 4,
      familyCountries: 3,
      majorOffices: 3,
      transfers: 1,
      applicants: 2,
      applicantKind: 'company',
      inventors: 1,
      ipcSubclasses: 2,
      ipcGroups: 3,
    })
  })

  it('are absent where the record does not have them', () => {
    const bare: PatentRecord = { office: 'CN', titles: [], source: { format: 'test' } }
    expect(valuationFacts(bare, { family: [], citing: 0 }, '20260101')).toEqual({ familySize: 1, familyCountries: 1, majorOffices: 1 })
  })

  it('count no opposition that was not filed, and no remaining term of a right that has ended', () => {
    const event = (text: string) => [{ date: '20200101', code: 'X', office: 'EP', text }]
    const factsOf = (facts: Partial<PatentRecord>) => valuationFacts({ ...record, ...facts }, { family: [], citing: 0 }, '20260101')
    expect(factsOf({ legalEvents: event('NO OPPOSITION FILED WITHIN TIME LIMIT') }).challenge).toBe('none')
    expect(factsOf({ legalEvents: event('OPPOSITION FILED') }).challenge).toBe('survived')
    expect(factsOf({ legalEvents: event('专利权全部无效宣告'), legalStatus: 'inactive' })).toMatchObject({
      challenge: 'lost',
      remainingYears: 0,
    })
  })
})

/** A formula as an operator writes it: anything may be wrong in it. */
interface Written {
  version: string
  levels: Record<string, number>
  scores: Record<string, { fact: string; steps: number[][]; codes: Record<string, number>; unknown: number }[]>
}

describe('a formula of an operator', () => {
  const written = (change: (formula: Written) => unknown) => {
    const copy = structuredClone(FORMULA) as unknown as Written
    change(copy)
    return () => readValuationFormula(copy)
  }

  it('is read as it is written', () => {
    expect(readValuationFormula(JSON.parse(JSON.stringify(FORMULA)))).toEqual(FORMULA)
  })

  it('names the part that is wrong', () => {
    const cases: readonly [(formula: Written) => unknown, string][] = [
      [(formula) => (formula.version = ''), 'version:'],
      [(formula) => (formula.levels['B'] = 90), 'levels.B:'],
      [(formula) => (formula.scores['claims'] = []), 'scores.claims:'],
      [(formula) => formula.scores['keyFactors']!.pop(), 'scores.keyFactors:'],
      [(formula) => (formula.scores['attackValue']![0]!.codes['dead'] = 1), 'scores.attackValue[0].codes.dead:'],
      [(formula) => (formula.scores['attackValue']![1]!.steps[1] = [1, 2]), 'scores.attackValue[1].steps:'],
      [(formula) => (formula.scores['attackValue']![1]!.unknown = 9), 'scores.attackValue[1].unknown:'],
      [(formula) => (formula.scores['attackValue']![1]!.fact = 'luck'), 'scores.attackValue[1].fact:'],
      [(formula) => (formula.scores['technicalBreadth']![1]!.fact = 'ipcGroups'), 'scores.technicalBreadth[1].fact:'],
    ]
    for (const [change, part] of cases) {
      expect(written(change)).toThrow(InvalidFormula)
      expect(written(change)).toThrow(part)
    }
  })

  it('lists everything that is wrong, and what differs from another one', () => {
    const changed = structuredClone(FORMULA) as unknown as Written
    changed.levels['A'] = 85
    changed.scores['keyFactors']![1]!.steps[0] = [0, 0.5]
    expect(formulaIssues(changed)).toEqual([])
    expect(compareFormulas(FORMULA, changed as unknown as ValuationFormula, 'en')).toEqual([
      { part: 'A', before: '≥80', after: '≥85' },
      {
        part: 'Key factors · Priorities',
        before: '≥0: 0.25; ≥1: 0.5; ≥2: 1; Not known: 0.25',
        after: '≥0: 0.5; ≥1: 0.5; ≥2: 1; Not known: 0.25',
      },
    ])
    changed.levels['B'] = 90
    changed.scores['keyFactors']![1]!.steps[2] = [3, 2]
    expect(formulaIssues(changed).map(({ path, zh }) => [partName(path), zh])).toEqual([
      ['levels.B', '不得高于上一级的 85'],
      ['scores.keyFactors', '各项数据的最高分之和为 5，须为 4'],
    ])
  })
})
