import type { PatentRecord } from '@gezhi/records'
import { expect, it } from 'vitest'
import { whiteSpotTerms } from './white-spot-terms.ts'

function patent(number: string, abstract: string): PatentRecord {
  return {
    publicationNumber: number,
    titles: [{ lang: 'zh', text: '一种散热装置' }],
    abstracts: [{ lang: 'zh', text: abstract }],
  } as PatentRecord
}

it('rows are nouns of problems and effects, columns those of features; each on the side where more records name it', () => {
  const records = [
    patent('CN1A', '本发明包括壳体、齿轮和轴承。能够降低噪声，提高散热效果。'),
    patent('CN2A', '本发明包括壳体、齿轮和弹簧。能够降低噪声，避免腐蚀。'),
    patent('CN3A', '本发明包括底座、电机和轴承。能够避免腐蚀，提高轴承的寿命。'),
    patent('CN4A', '本发明包括底座和弹簧。能够防止污染。'),
    patent('CN5A', '本发明包括本体。'),
  ]
  const { problems, solutions } = whiteSpotTerms(records, 10)
  expect(problems).toContain('噪声')
  expect(problems).toContain('腐蚀')
  // In every title.
  expect([...problems, ...solutions]).not.toContain('散热')
  // Of one record alone.
  expect(problems).not.toContain('寿命')
  expect(solutions).toContain('壳体')
  expect(solutions).toContain('轴承')
  expect(solutions).not.toContain('电机')
  expect([...problems, ...solutions].filter((word) => ['降低', '提高', '避免'].includes(word))).toEqual([])
  expect(problems.filter((word) => solutions.includes(word))).toEqual([])
  expect(whiteSpotTerms(records, 1).solutions).toHaveLength(1)
  expect(whiteSpotTerms([], 10)).toEqual({ problems: [], solutions: [] })
})
