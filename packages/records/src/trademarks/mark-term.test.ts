import { expect, test } from 'vitest'
import { isStatusOutdated, markExpiry, markTermEnd } from './mark-term.ts'

const MARK = { office: 'CN', status: 'registered', applicationDate: '20190301', registrationDate: '20200229' } as const

test('a term of ten years runs from the registration or the application, by office, and from term to term with each renewal', () => {
  expect(markTermEnd(MARK)).toBe('20300228')
  expect(markTermEnd({ ...MARK, office: 'EM' })).toBe('20290301')
  // Renewed before the end, within the time for late renewals, and for the second time.
  expect(markTermEnd({ ...MARK, renewalDate: '20290601' })).toBe('20400229')
  expect(markTermEnd({ ...MARK, renewalDate: '20300715' })).toBe('20400229')
  expect(markTermEnd({ ...MARK, renewalDate: '20400101' })).toBe('20500228')
})

test('nothing is derived for other offices, marks that are not in force, missing dates and the long first terms of old US registrations', () => {
  expect(markTermEnd({ ...MARK, office: 'CA' })).toBeUndefined()
  expect(markTermEnd({ ...MARK, status: 'cancelled' })).toBeUndefined()
  expect(markTermEnd({ office: 'EM', status: 'registered', registrationDate: '20200229' })).toBeUndefined()
  expect(markTermEnd({ ...MARK, renewalDate: '20210101' })).toBeUndefined()
  expect(markTermEnd({ ...MARK, office: 'US', registrationDate: '19850101' })).toBeUndefined()
  expect(markTermEnd({ ...MARK, office: 'US', registrationDate: '19850101', renewalDate: '20050101' })).toBe('20150101')
})

test('a status is outdated when term and grace period are over without a renewal', () => {
  const mark = { status: 'registered', expiryDate: '20200831' } as const
  expect(['20200901', '20210228', '20210301'].map((today) => isStatusOutdated(mark, today))).toEqual([false, false, true])
  expect(isStatusOutdated({ ...mark, status: 'expired' }, '20300101')).toBe(false)
  expect(isStatusOutdated({ status: 'registered' }, '20300101')).toBe(false)
})

test('marks that ended before their term have no expiry date', () => {
  const dates = (['registered', 'expired', 'refused', 'withdrawn', 'cancelled', undefined] as const).map((status) =>
    markExpiry({ ...(status && { status }), expiryDate: '20300101' }),
  )
  expect(dates).toEqual(['20300101', '20300101', undefined, undefined, undefined, '20300101'])
})
