import { expect, test } from 'vitest'
import { readSessionEnd } from './session-end.ts'

test('G149: which codes end a session here, and the reason the login is opened with', () => {
  expect([995, 996, 998, 999, 401].map(readSessionEnd)).toEqual([995, 996, 998, 999, 995])
  expect([200, 400, 403, 404, 410, 429, 500, 993, 997].map(readSessionEnd).filter(Boolean)).toEqual([])
})
