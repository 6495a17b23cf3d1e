import type { PatentDetail } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { sharedMembers, familyRelation } from './family-relation.ts'

const members = (...numbers: string[]) => numbers.map((publication_number) => ({ publication_number })) as PatentDetail['family_simple']
const patent = (publication_number: string, publications: string[], simple: string[], extended: string[]) => ({
  publication_number,
  publications: members(...publications),
  family_simple: members(...simple),
  family_extended: members(...extended),
})
const BASE = patent('CN1A', ['CN1A', 'CN1B'], ['CN1A', 'CN1B', 'US2A1'], ['CN1A', 'US2A1', 'EP3A1'])

test('the closest relation to the base counts', () => {
  const relation = (number: string) => familyRelation(BASE, patent(number, [], [], []))
  expect(['CN1A', 'CN1B', 'US2A1', 'EP3A1', 'JP4A'].map(relation)).toEqual(['base', 'publication', 'simple', 'extended', 'none'])
})

test('members that two of the patents have', () => {
  expect([...sharedMembers([BASE, patent('EP3A1', [], ['EP3A1'], ['EP3A1', 'US2A1'])])].toSorted()).toEqual(['EP3A1', 'US2A1'])
  expect(sharedMembers([BASE]).size).toBe(0)
})
