import { expect, it } from 'vitest'
import { verifiedStatements } from './cited-answer.ts'

it.each([
  ['spaces', ' '.repeat(60_000)],
  ['citations without an end', '[[CN|'.repeat(12_000)],
  ['queries without an end', `[[query:${' '.repeat(2000)}`.repeat(30)],
])('an answer with %s is read at once', async (_with, repeated) => {
  const start = performance.now()
  // Nothing in it is a citation, so that nothing is looked up.
  const [block] = await verifiedStatements(`结论${repeated}。`, {} as never, {} as never)
  expect(block).toMatchObject({ kind: 'text', citations: [], struck: 0 })
  expect(performance.now() - start).toBeLessThan(3000)
})
