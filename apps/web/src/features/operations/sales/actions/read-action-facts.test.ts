import { expect, test } from 'vitest'
import { readActionFacts } from './read-action-facts.ts'

test('facts are separated from the reason, in a fixed order; a value may contain the sign', () => {
  expect(readActionFacts('reason=a=b\namount=9801\nrefund=R1\nsource=hand:1')).toEqual({
    facts: [
      { name: 'refund', value: 'R1' },
      { name: 'amount', value: '9801' },
    ],
    reason: 'a=b',
  })
  expect(readActionFacts('invoice=1\nnote=抬头有误').reason).toBe('抬头有误')
  expect(readActionFacts('')).toEqual({ facts: [], reason: '' })
})
