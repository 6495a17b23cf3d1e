import { TRADEMARK_KIND } from '@gezhi/records'
import { expect, test } from 'vitest'
import { frequentApplicant } from '../../../demo/parties/frequent-applicant.ts'
import { demoTrademarks } from './demo-trademarks.ts'

const MARKS = [...demoTrademarks(1, 400)]

test('fewer marks are the beginning of more; each has an identity of its own and an owner of the demonstration', () => {
  expect([...demoTrademarks(1, 20)]).toEqual(MARKS.slice(0, 20))
  expect(new Set(MARKS.map((record) => TRADEMARK_KIND.identity(record))).size).toBe(MARKS.length)
  expect(MARKS.map(({ owners }) => owners?.[0]?.name)).toEqual(MARKS.map((_, index) => frequentApplicant(index).applicant.name.zh))
})

test('words and pictures agree with the kind of mark, dates with its status', () => {
  for (const { feature, words, images, status, registrationDate, registrationNumber, events } of MARKS) {
    expect([feature, words !== undefined, images !== undefined]).toEqual([feature, feature !== 'figurative', feature !== 'word'])
    const isRegistered = status === 'registered' || status === 'expired' || status === 'cancelled'
    expect([status, registrationDate !== undefined, registrationNumber !== undefined]).toEqual([status, isRegistered, isRegistered])
    expect(events?.map(({ date }) => date)).toEqual(events?.map(({ date }) => date).toSorted())
  }
})
