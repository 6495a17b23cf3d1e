import { PATENT_KIND } from '@gezhi/records'
import { expect, test } from 'vitest'
import { dateRows } from '../storage/row-id.ts'
import { indexLayout } from '../storage/index-layout.ts'
import { estimatedHits } from './estimated-hits.ts'
import type { HitPlan } from './hit-plan.ts'
import { planHits, type Planning } from './plan-hits.ts'
import type { ResolvedCondition, ResolvedMatch } from './resolved-condition.ts'
import { ALL_ROWS } from './stream-plan.ts'

const DOCUMENTS: Readonly<Record<string, number>> = { battery: 900, electrode: 300, graphene: 20 }
const planning: Planning = {
  layout: indexLayout(PATENT_KIND),
  statistics: { documents: 1000, documentsOf: (token) => DOCUMENTS[token] ?? 0 },
}

const row = (text: string): ResolvedMatch =>
  text.endsWith('*')
    ? { kind: 'row', tests: [{ kind: 'prefix', text: text.slice(0, -1) }], positions: 1 }
    : { kind: 'row', tests: [{ kind: 'tokens', texts: [text] }], positions: 1 }
const text = (match: ResolvedMatch): ResolvedCondition => ({ kind: 'text', columns: ['title'], match })
const word = (token: string) => text(row(token))
const near = (left: string, right: string, operator: 'near' | 'sen' = 'near') =>
  text({ kind: 'proximity', operator, distance: operator === 'near' ? 5 : null, left: row(left), right: row(right) })
const value = (field: string, equals: string): ResolvedCondition => ({ kind: 'value', field, test: { op: 'equals', value: equals } })
const applied: ResolvedCondition = { kind: 'value', field: PATENT_KIND.order.field, test: { op: 'equals', value: '20200131' } }
const and = (...operands: ResolvedCondition[]): ResolvedCondition => ({ kind: 'and', operands })
const or = (...operands: ResolvedCondition[]): ResolvedCondition => ({ kind: 'or', operands })
const not = (operand: ResolvedCondition): ResolvedCondition => ({ kind: 'not', operand })

/** A plan on one line: what is read, in order. */
function outline(plan: HitPlan): string {
  const all = (plans: readonly HitPlan[]) => plans.map(outline).join(', ')
  switch (plan.kind) {
    case 'statement':
      return plan.match.replaceAll('{title} : ', '')
    case 'values':
      return plan.field
    case 'positions':
      return `positions among ${plan.candidates?.replaceAll('{title} : ', '') ?? 'all'}`
    case 'intersection': {
      const { parts, positions, without, withoutPositions } = plan
      return `intersection(${all(parts)}; ${all(positions)}; not ${all(without)}; not ${all(withoutPositions)})`
    }
    case 'union':
      return `union(${all(plan.parts)}; ${plan.values.map(({ field, tests }) => `${field} × ${tests.length}`).join(', ')})`
    case 'either':
      return `either(${all(plan.parts)})`
    case 'complement':
      return `complement(${outline(plan.of)})`
    case 'same':
      return `same(${outline(plan.as)})`
    case 'everything':
    case 'nothing':
    case 'ranked':
    case 'records':
      return plan.kind
  }
}

const planned = (condition: ResolvedCondition) => outline(planHits(condition, planning))

test('what FTS5 answers exactly is one statement', () => {
  expect(planned(and(word('battery'), or(word('graphene'), word('electrode')), not(word('anode'))))).toBe(
    '((("battery") AND (("graphene") OR ("electrode"))) NOT ("anode"))',
  )
})

test('words beside values are read first as one statement, then the values', () => {
  expect(planned(and(value('ipc', 'H01M4'), word('battery'), word('graphene')))).toBe(
    'intersection((("battery") AND ("graphene")), ipc; ; not ; not )',
  )
})

test('of several statements the one with the fewest hits is read first', () => {
  const [broad, narrow] = [and(word('battery'), word('a*'), word('b*')), and(word('graphene'), word('c*'), word('d*'))]
  expect(planned(and(broad, narrow))).toBe(
    'intersection((("graphene") AND ("c"*) AND ("d"*)), (("battery") AND ("a"*) AND ("b"*)); ; not ; not )',
  )
})

test('positions are decided last and only among what is left; candidates are proposed by FTS5', () => {
  expect(
    planned(and(near('battery', 'electrode'), value('ipc', 'H01M4'), not(near('graphene', 'anode', 'sen')), not(value('pc', 'US')))),
  ).toBe('intersection(ipc; positions among (NEAR("battery" "electrode", 6)); not pc; not positions among (("graphene" AND "anode")))')
})

test('a date bounds the rows in which statements are read', () => {
  const plan = planHits(and(word('battery'), applied), planning)
  expect(plan).toMatchObject({ kind: 'intersection', rows: dateRows(20200131, 20200131) })
  expect(planHits(and(word('battery'), value('ipc', 'H01M')), planning)).toMatchObject({ rows: ALL_ROWS })
})

test('alternatives are one statement and one search for the values of each field', () => {
  expect(
    planned(or(value('ipc', 'A'), word('battery'), value('ipc', 'B'), word('graphene'), value('pc', 'US'), near('battery', 'anode'))),
  ).toBe('union((("battery") OR ("graphene")), positions among (NEAR("battery" "anode", 6)); ipc × 2, pc × 1)')
})

test('a statement holds no more prefixes than can be stopped in time', () => {
  expect(planned(or(word('a*'), word('b*'), word('c*')))).toBe('union((("a"*) OR ("b"*)), ("c"*); )')
})

test.for<[ResolvedCondition, string]>([
  [{ kind: 'all' }, 'everything'],
  [{ kind: 'none' }, 'nothing'],
  [not(word('battery')), 'complement(("battery"))'],
  [{ kind: 'xor', operands: [word('battery'), word('graphene')] }, 'either(("battery"), ("graphene"))'],
  [{ kind: 'optional', required: value('ipc', 'H01M'), optional: word('graphene') }, 'same(ipc)'],
  [{ kind: 'ranked', name: 'r' }, 'ranked'],
])('%j', ([condition, expected]) => expect(planned(condition)).toBe(expected))

test('plans are plain data', () => {
  const plan = planHits(and(near('battery', 'electrode'), or(value('ipc', 'A'), word('graphene'))), planning)
  expect(structuredClone(plan)).toEqual(plan)
})

test.for<[ResolvedCondition, number]>([
  [word('battery'), 900],
  [word('unknown'), 0],
  [word('bat*'), 1000],
  [and(word('battery'), word('graphene'), not(word('electrode'))), 20],
  [or(word('battery'), word('electrode')), 1000],
  [or(word('electrode'), word('graphene')), 320],
  [near('battery', 'electrode'), 300],
  [value('ipc', 'H01M'), 1000],
])('%j has at most about %d hits', ([condition, expected]) => expect(estimatedHits(condition, planning.statistics)).toBe(expected))
