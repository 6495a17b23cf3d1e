import { expect, test } from 'vitest'
import { categoryDescriptions } from './category-descriptions.ts'

test('letters of search reports, one or several', () => {
  expect(categoryDescriptions('X')).toEqual(['novelty'])
  expect(categoryDescriptions('Y, D')).toEqual(['inventiveTogether', 'inApplication'])
  expect(categoryDescriptions('XX')).toEqual(['novelty'])
})

test('who cited, in the words of the source', () => {
  expect(categoryDescriptions('cited by examiner')).toEqual(['examiner'])
  expect(categoryDescriptions('cited by applicant')).toEqual(['applicant'])
  expect(categoryDescriptions('cited by other')).toEqual(['unknownCiter'])
  expect(categoryDescriptions('cited in the description')).toEqual(['inApplication'])
})

test('what is not known means nothing', () => {
  expect(categoryDescriptions('Z')).toEqual([])
  expect(categoryDescriptions('Example')).toEqual([])
})
