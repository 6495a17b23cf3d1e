import { compareFormulas, DEFAULT_VALUATION_FORMULA } from '@gezhi/records'
import { expect, test } from 'vitest'
import { draftOf, emptyFactor, issuesOf, readDraft } from './rules-draft.ts'

test('rules that are not changed are the same after editing, and valid', () => {
  const { formula, issues } = readDraft(draftOf(DEFAULT_VALUATION_FORMULA), DEFAULT_VALUATION_FORMULA.version)
  expect(formula).toEqual(DEFAULT_VALUATION_FORMULA)
  expect(compareFormulas(DEFAULT_VALUATION_FORMULA, formula, 'zh')).toEqual([])
  expect(issues).toEqual([])
})

test('thresholds are read with full-width signs; what is no number is reported at its part', () => {
  const draft = draftOf(DEFAULT_VALUATION_FORMULA)
  const [first, ...rest] = draft.scores.influenceValue
  const changed = (steps: string) => ({ ...draft, scores: { ...draft.scores, influenceValue: [{ ...first!, steps }, ...rest] } })
  expect(readDraft(changed('1：1，3：2 6:3;12:4 25:5'), 'x').formula.scores.influenceValue[0]!.steps).toEqual([
    [1, 1],
    [3, 2],
    [6, 3],
    [12, 4],
    [25, 5],
  ])
  for (const steps of ['', '1', '1:x', '1:2:3', '3:1 1:2']) {
    const { issues } = readDraft(changed(steps), 'x')
    expect(issuesOf(issues, ['scores', 'influenceValue', 0], { below: true }), steps).not.toEqual([])
    expect(issuesOf(issues, ['levels'], { below: true })).toEqual([])
  }
  const { issues } = readDraft(changed('1:4'), 'x')
  expect(issuesOf(issues, ['scores', 'influenceValue'], { below: false })[0]!.zh).toBe('各项数据的最高分之和为 7，须为 8')
})

test('a new rule has no points yet', () => {
  expect(emptyFactor('claims')).toEqual({ fact: 'claims', steps: '', codes: {}, unknown: '0' })
  expect(Object.keys(emptyFactor('examination').codes)).toEqual(['examined', 'registered', 'pending'])
})
