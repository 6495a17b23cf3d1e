import { expect, test } from 'vitest'
import { printName } from './print-name.ts'

const patent = { publication_number: 'CN103399241B', application_number: 'CN201310123456.7' }

test('settings.04: a printed patent is named after its publication number, or as its reader set it', () => {
  expect(printName('publication_number', patent, '电池')).toBe('CN103399241B')
  expect(printName('application_number', patent, '电池')).toBe('CN201310123456.7')
  expect(printName('title', patent, 'PCT/CN: "A" battery')).toBe('PCT CN A battery')
})

test('what a patent lacks is made up for by what it has; long names are cut between characters', () => {
  expect(printName('publication_number', { ...patent, publication_number: null }, undefined)).toBe('CN201310123456.7')
  expect(printName('title', patent, ' ')).toBe('CN103399241B')
  expect([...printName('title', patent, '𠮷'.repeat(300))]).toHaveLength(120)
})
