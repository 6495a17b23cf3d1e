import { expect, test } from 'vitest'
import { STANDARD_KIND } from './testing/kinds/standard-kind.ts'
import { aboutTexts, textsOfRole } from './text-roles.ts'

const STANDARD = { heading: '石墨烯', headingInEnglish: 'Graphene', scope: 'Of films.', chapters: ['1 General'], source: 'test' }

test('what a record is about stands in its titles, then in its abstract, wherever the columns stand', () => {
  expect(aboutTexts(STANDARD_KIND.textColumns, STANDARD)).toEqual(['石墨烯', 'Graphene', 'Of films.'])
  expect(textsOfRole(STANDARD_KIND.textColumns, 'body', STANDARD)).toEqual(['1 General'])
})

test('claims stand in for an abstract only where there is none', () => {
  const claims = { name: 'claims', weight: 1, role: 'claims', texts: () => ['a claim'] } as const
  const columns = [...STANDARD_KIND.textColumns, claims]
  const { scope: _, ...without } = STANDARD
  expect(aboutTexts(columns, STANDARD).at(-1)).toBe('Of films.')
  expect(aboutTexts(columns, without).at(-1)).toBe('a claim')
})
