import { expect, it } from 'vitest'
import { verifiedStatements } from './cited-answer.ts'

it.each([
  ['spaces', ' '.repeat(1_000_000)],
  ['citations without an end', '[[CN|'.repeat(24_000)],
  ['queries without an end', `[[query:${' '.repeat(2000)}`.repeat(900)],
])(
  'an answer with %s is read in a time that grows with it, not with its square, which would exceed the limit of a test',
  async (_with, repeated) => {
    // Nothing in it is a citation, so that nothing is looked up.
    const [block] = await verifiedStatements(`结论${repeated}。`, {} as never, {} as never)
    expect(block).toMatchObject({ kind: 'text', citations: [], struck: 0 })
  },
)
