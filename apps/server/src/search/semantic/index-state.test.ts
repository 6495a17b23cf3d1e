import { expect, test } from 'vitest'
import { indexStateOf } from './index-state.ts'

const status = { documents: 10, vectors: 8, waiting: 2, building: false }

test.each([
  [{}, true, 'waiting'],
  [{ building: true }, true, 'building'],
  [{ waiting: 0, vectors: 10 }, true, 'ready'],
  [{}, false, 'off'],
])('of %o with vectors %s is %s', (changes, hasVectors, state) => {
  expect(indexStateOf({ ...status, ...changes }, hasVectors)).toMatchObject({ state, documents: 10 })
})
