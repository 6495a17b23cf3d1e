import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../pipeline/testing/temp-folder.ts'
import type { EventCode } from './event-codes.ts'
import { openEventCodes } from './open-event-codes.ts'

const row = (fact: Partial<EventCode>): EventCode => ({
  office: 'AR',
  code: 'FA',
  category: 'B',
  influence: '-',
  description: 'Withdrawal',
  original: 'Retiro',
  updated: '20110427',
  ...fact,
})

test('of two lists the later row counts in any order, and stored rows stay', () => {
  const [older, newer] = [row({}), row({ category: 'H', updated: '20200101' })]
  for (const lists of [
    [older, newer],
    [newer, older],
  ]) {
    const file = join(tempFolder(), 'codes.sqlite')
    const codes = openEventCodes(file)
    for (const one of lists) codes.write([one])
    codes.close()
    const again = openEventCodes(file)
    expect([again.find('AR', 'FA'), again.categoryOf('AR', 'FA')]).toEqual([newer, 'H'])
    expect(again.write(lists)).toEqual({ new: 0, changed: 0, unchanged: 2 })
    again.close()
  }
})

test('only a change causes states to be derived again', () => {
  const codes = openEventCodes(':memory:')
  expect(codes.hasUnappliedChanges()).toBe(false)
  codes.write([row({})])
  expect(codes.hasUnappliedChanges()).toBe(true)
  codes.markApplied()
  codes.write([row({})])
  expect(codes.hasUnappliedChanges()).toBe(false)
})

test.each<[Partial<EventCode>, string | null]>([
  [{}, 'B'],
  [{ category: 'F', influence: '+', description: 'Grant' }, 'F'],
  [{ category: 'F', influence: '-', description: 'Grant is cancelled' }, null],
  [{ category: 'K', influence: '+', description: 'Restoration requested' }, null],
  [{ category: 'K', influence: '+', description: 'Patent restored' }, 'K'],
  [{ category: 'Q', influence: '+' }, null],
  [{ category: null }, null],
])('the influence of a row must fit its category: %j', (fact, category) => {
  const codes = openEventCodes(':memory:')
  codes.write([row(fact)])
  expect(codes.categoryOf('AR', 'FA')).toBe(category)
  expect(codes.categoryOf('CL', 'FA')).toBeNull()
})
