import type { DateRole, Disclosure } from '@gezhi/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonText } from './novelty-texts.ts'
import { dateRoleOf, missingDate, proposeCategories, type JudgedDocument } from './propose-categories.ts'

const LETTERS: Readonly<Record<string, Disclosure>> = { d: 'disclosed', p: 'partly', n: 'not' }

function document(id: string, cells: string, dateRole: DateRole = 'priorArt'): JudgedDocument {
  return { id, dateRole, cells: [...cells].map((letter) => LETTERS[letter]!) }
}

describe('proposed categories', () => {
  it('are X for a document that discloses everything, unless it is later', () => {
    const documents = [
      document('1', 'ddd'),
      document('2', 'ddd', 'conflicting'),
      document('3', 'ddd', 'later'),
      document('4', 'ddd', 'unknown'),
    ]
    expect(proposeCategories(documents).map(({ category }) => category)).toEqual(['X', 'X', 'A', 'X'])
    expect(proposeCategories(documents)[2]!.reasons).toEqual([{ kind: 'all' }, { kind: 'dates', role: 'later' }])
  })

  it('are Y for two documents that together disclose everything', () => {
    const documents = [document('1', 'ddpn'), document('2', 'nndd'), document('3', 'pnnn'), document('4', 'nndd', 'conflicting')]
    const proposals = proposeCategories(documents)
    expect(proposals.map(({ category }) => category)).toEqual(['Y', 'Y', 'A', 'A'])
    expect(proposals[0]!.reasons).toEqual([{ kind: 'pair', with: '2', adds: [0, 1], added: [2, 3] }])
    expect(proposals[2]!.reasons).toEqual([{ kind: 'some', disclosed: [], partly: [0], lacks: [1, 2, 3] }])
  })

  it('name a partner that is Y too, and no feature of a Y pair is lacking in both', () => {
    const roles = fc.constantFrom<DateRole>('priorArt', 'conflicting', 'later', 'unknown')
    const documents = fc.array(fc.tuple(fc.array(fc.constantFrom('d', 'p', 'n'), { minLength: 4, maxLength: 4 }), roles), { maxLength: 12 })
    fc.assert(
      fc.property(documents, (rows) => {
        const judged = rows.map(([cells, role], at) => document(String(at), cells.join(''), role))
        const proposals = proposeCategories(judged)
        for (const { category, reasons } of proposals) {
          const pair = reasons.find((reason) => reason.kind === 'pair')
          expect(pair !== undefined).toBe(category === 'Y')
          if (pair === undefined) continue
          expect(proposals[Number(pair.with)]!.category).toBe('Y')
          expect(pair.adds.filter((feature) => pair.added.includes(feature))).toEqual([])
        }
      }),
    )
  })

  it.each<[string | null, string | null, string | null, DateRole]>([
    ['20190101', '20200101', '20210101', 'priorArt'],
    ['20190101', '20210101', '20210101', 'conflicting'],
    ['20210101', '20220101', '20210101', 'later'],
    ['20190101', null, '20210101', 'unknown'],
    [null, null, '20210101', 'unknown'],
    [null, '20220101', '20210101', 'later'],
    ['20190101', '20200101', null, 'unknown'],
  ])('filed %s, published %s, against %s: %s', (filed, published, date, role) => {
    expect(dateRoleOf({ filed, published }, date)).toBe(role)
  })

  it.each<[string | null, string | null, string]>([
    ['20190101', null, 'No reference date: not verified as prior art'],
    ['20190101', '20210101', 'Publication date of the document unknown: not verified as prior art'],
    [null, '20210101', 'Filing and publication date of the document unknown: not verified as prior art'],
  ])('filed %s, unpublished, against %s: %s', (filed, date, sentence) => {
    const judged = { ...document('1', 'd', 'unknown'), missing: missingDate({ filed }, date) }
    const [proposal] = proposeCategories([judged])
    expect(proposal!.reasons.map((reason) => reasonText(reason, (id) => id, 'en'))).toContain(sentence)
  })
})
