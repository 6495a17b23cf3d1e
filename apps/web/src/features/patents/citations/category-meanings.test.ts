import { expect, test } from 'vitest'
import { categoryMeanings } from './category-meanings.ts'

test('letters of search reports, one or several', () => {
  expect(categoryMeanings('X')).toEqual(['novelty'])
  expect(categoryMeanings('Y, D')).toEqual(['inventiveTogether', 'inApplication'])
  expect(categoryMeanings('XX')).toEqual(['novelty'])
})

test('who cited, in the words of the source', () => {
  expect(categoryMeanings('cited by examiner')).toEqual(['examiner'])
  expect(categoryMeanings('cited by applicant')).toEqual(['applicant'])
  expect(categoryMeanings('cited by other')).toEqual(['unknownCiter'])
  expect(categoryMeanings('cited in the description')).toEqual(['inApplication'])
})

test('what is not known means nothing', () => {
  expect(categoryMeanings('Z')).toEqual([])
  expect(categoryMeanings('Example')).toEqual([])
})
