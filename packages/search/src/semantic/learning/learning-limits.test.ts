import { MAX_TERMS } from '@gezhi/semantic'
import { expect, it } from 'vitest'
import { learningLimits, LEARNING_MB, MIN_LEARNING_MB } from './learning-limits.ts'

it('learns less in less memory, the whole vocabulary from 300 MB on, and as with the least below it', () => {
  expect(learningLimits()).toEqual(learningLimits(LEARNING_MB))
  expect(learningLimits(300).maxTerms).toBe(MAX_TERMS)
  const [least, more] = [learningLimits(MIN_LEARNING_MB), learningLimits(220)]
  expect(least.maxTerms).toBeGreaterThan(5000)
  expect(least.maxTerms).toBeLessThan(more.maxTerms)
  expect(least.maxCharacters).toBeLessThan(more.maxCharacters)
  expect(least.maxWordPairs).toBeLessThan(more.maxWordPairs)
  expect(least.heapMb).toBeLessThan(MIN_LEARNING_MB)
  expect(learningLimits(10)).toEqual(least)
})
