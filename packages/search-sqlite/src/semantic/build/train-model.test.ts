import { isModelDue, MODEL_SAMPLE } from '@gezhi/search/semantic'
import { expect, test } from 'vitest'
import { spread } from './train-model.ts'

test('a sample is spread evenly, and large enough that its model is not due at once', () => {
  expect([...spread([1, 2, 3, 5, 8, 13, 21], 3)]).toEqual([1, 3, 8])
  expect([...spread([4, 9], 3)]).toEqual([4, 9])
  for (const documents of [500, 30_000, 35_307, 70_001, 1_000_000]) {
    const all = Array.from({ length: documents }, (_, i) => i)
    const sample = spread(all, MODEL_SAMPLE)
    expect(new Set(sample).size).toBe(Math.min(documents, MODEL_SAMPLE))
    expect(isModelDue({ id: 'lsa', sample: sample.length }, documents, null)).toBe(false)
  }
})
