import { expect, test } from 'vitest'
import { isModelDue } from './learn-model.ts'

test.each([
  [null, 499, false],
  [null, 500, true],
  [{ id: 'lsa', sample: 1000 }, 2000, false],
  [{ id: 'lsa', sample: 1000 }, 2001, true],
  // Every second or third document in the sample: a model that was just learned is not due again.
  [{ id: 'lsa', sample: 17_653 }, 35_307, false],
  [{ id: 'lsa', sample: 20_000 }, 60_001, false],
  [{ id: 'lsa', sample: 15_000 }, 30_001, false],
  [{ id: 'lsa', sample: 30_000 }, 1_000_000, false],
])('a model %j is due for %i documents: %s', (model, documents, isDue) => {
  expect(isModelDue(model, documents, null)).toBe(isDue)
})
