import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEGAL_DETAIL_LABELS } from '../labels/legal-detail-labels.ts'
import type { LegalEvent, PatentRecord } from '../patent-record.ts'
import { eventDetail } from './event-details.ts'
import { legalStanding, legalStateOf } from './legal-state.ts'
import { termEnd } from './term-end.ts'

const TODAY = '20260101'
const event = (office: string, date: string, code: string, text = '', category?: string): LegalEvent => ({
  office,
  date,
  code,
  text,
  ...(category !== undefined && { category }),
})
const record = (fact: Partial<PatentRecord>): PatentRecord => ({ office: 'CN', titles: [], source: { format: 'test' }, ...fact })
const cn = (...codes: string[]) =>
  record({
    publicationNumber: 'CN103399241A',
    patentType: 'invention',
    applicationDate: '20130410',
    legalEvents: codes.map((code, at) => event('CN', `20${14 + at}0101`, code)),
  })
const detailOf = (one: PatentRecord, today = TODAY) => legalStateOf([one], today)?.detail

describe('events of the Chinese office', () => {
  test.each([
    [['PB01'], 'published'],
    [['PB01', 'SE01'], 'examination'],
    [['PB01', 'SE01', 'GR01'], 'granted'],
    [['PB01', 'SE01', 'RJ01'], 'rejected'],
    [['PB01', 'WD01'], 'deemed-withdrawn'],
    [['PB01', 'WW01'], 'withdrawn'],
    [['PB01', 'WD01', 'REIN'], 'reinstated-application'],
    [['PB01', 'WD01', 'GR01'], 'granted'],
    [['GR01', 'CF01'], 'lapsed-fee'],
    [['GR01', 'CF01', 'RR01'], 'reinstated-right'],
    [['GR01', 'CF01', 'IW01'], 'invalidated'],
    [['GR01', 'IP01'], 'partly-invalidated'],
    [['GR01', 'AV01'], 'abandoned'],
    [['GR01', 'AR01'], 'abandoned-double-grant'],
    [['GR01', 'CX01'], 'expired'],
    [['GR01', 'TR01', 'PE01', 'CP01'], 'granted'],
    [['GR01', 'SE01'], 'granted'],
    [['GR01', 'CF01', 'GR01'], 'lapsed-fee'],
  ])('%j: %s', (codes, detail) => expect(detailOf(cn(...codes))).toBe(detail))

  test.each([
    ['授权', 'granted'],
    ['实质审查的生效', 'examination'],
    ['发明专利申请公布后的驳回', 'rejected'],
    ['发明专利申请公布后的视为撤回', 'deemed-withdrawn'],
    ['未缴年费专利权终止', 'lapsed-fee'],
    ['专利权有效期届满', 'expired'],
    ['避免重复授予专利权', 'abandoned-double-grant'],
    ['专利权部分无效宣告', 'partly-invalidated'],
    ['专利权全部无效', 'invalidated'],
    ['专利实施许可合同备案的生效', null],
    ['专利申请权、专利权的转移', null],
  ])('in words: %s', (text, detail) => expect(eventDetail(event('CN', '20200101', '', text))).toBe(detail))

  test('the state is returned with the event that determined it', () => {
    expect(legalStateOf([cn('PB01', 'GR01', 'TR01', 'CF01', 'CP01')], TODAY)).toEqual({
      status: 'inactive',
      detail: 'lapsed-fee',
      decidedBy: { by: 'event', event: event('CN', '20170101', 'CF01') },
    })
  })

  test('events after the requested day do not count', () => {
    expect(detailOf(cn('PB01', 'SE01', 'GR01', 'CF01'), '20160601')).toBe('granted')
  })
})

describe('other offices', () => {
  const us = (...events: [string, string?][]) =>
    record({
      office: 'US',
      publicationNumber: 'US20130000001A1',
      kind: 'A1',
      legalEvents: events.map(([code, text], at) => event('US', `20${13 + at}0101`, code, text)),
    })
  test.each([
    [us(['DOCK'], ['CTNF'], ['MN/=.'], ['IFEE']), 'allowed'],
    [us(['DOCK'], ['ABN2']), 'abandoned'],
    [us(['DOCK'], ['ABN2'], ['PREV'], ['CTNF']), 'examination'],
    [us(['PTAC'], ['M1551', 'Payment of Maintenance Fee, 4th Year, Large Entity']), 'granted'],
    [us(['PTAC'], ['REM.'], ['EXP.', 'Expire Patent']), 'lapsed-fee'],
    [us(['STATUS', 'Patent Expired Due to NonPayment of Maintenance Fees Under 37 CFR 1.362']), 'lapsed-fee'],
    [us(['STATUS', 'Abandoned  --  Failure to Respond to an Office Action']), 'abandoned'],
    [us(['PTAC'], ['LAPS'], ['PRDP']), 'reinstated-right'],
    [us(['', 'Mail Non-Final Rejection']), 'examination'],
    [us(['AS']), 'published'],
  ])('US %#: %s', (one, detail) => expect(detailOf(one)).toBe(detail))

  test.each([
    ['17P', '', 'examination'],
    ['18D', '', 'deemed-withdrawn'],
    ['STAA', 'STATUS: THE PATENT HAS BEEN GRANTED', 'granted'],
    ['27W', '', 'revoked'],
    ['PG25', 'LAPSED IN A CONTRACTING STATE', null],
  ])('EP %s', (code, text, detail) => expect(eventDetail(event('EP', '20200101', code, text))).toBe(detail))

  test('an office without a table goes by the category', () => {
    expect(eventDetail(event('AR', '20200101', 'FA', 'ABANDONMENT', 'B'))).toBe('discontinued')
    expect(eventDetail(event('AR', '20200101', 'FA', 'ABANDONMENT'))).toBeNull()
  })
})

describe('a table of event codes', () => {
  const categoryOf = (office: string, code: string) => (['AR FA', 'AR FG', 'CN XX99'].includes(`${office} ${code}`) ? 'H' : null)
  test('derives the category if the source has none', () => {
    expect(eventDetail(event('AR', '20200101', 'FA'), categoryOf)).toBe('ceased')
    expect(eventDetail(event('AR', '20200101', 'FA', '', 'B'), categoryOf)).toBe('discontinued')
    expect(eventDetail(event('AR', '20200101', 'ZZ'), categoryOf)).toBeNull()
    expect(legalStateOf([record({ office: 'AR', legalEvents: [event('AR', '20200101', 'FA ')] })], TODAY, categoryOf)?.detail).toBe(
      'ceased',
    )
  })
  test.each([
    ['B', 'REFUSAL', 'rejected'],
    ['B', 'APPLICATION DEEMED TO BE WITHDRAWN', 'deemed-withdrawn'],
    ['B', 'ABANDONMENT OR WITHDRAWAL', 'discontinued'],
    ['B', 'APPLICATION WITHDRAWN', 'withdrawn'],
    ['H', 'CEASED BECAUSE OF NON-PAYMENT OF THE ANNUAL FEE', 'lapsed-fee'],
    ['H', 'PATENT EXPIRED', 'expired'],
    ['H', 'REVOCATION OF PATENT', 'revoked'],
    ['H', 'DECLARATION', 'ceased'],
    ['F', 'PATENT GRANTED', 'granted'],
  ])('category %s, %s: %s', (category, text, detail) => {
    expect(eventDetail(event('AR', '20200101', 'X1', text), () => category)).toBe(detail)
  })
  test('an office with rules of its own goes by these alone', () => {
    expect(eventDetail(event('CN', '20200101', 'XX99'), categoryOf)).toBeNull()
  })
})

describe('publications and terms', () => {
  test('a grant is known by its kind, and of all publications of an application together', () => {
    const application = record({ publicationNumber: 'CN103399241A', kind: 'A', publicationDate: '20131120' })
    const grant = record({ publicationNumber: 'CN103399241B', kind: 'B', publicationDate: '20160203' })
    expect(legalStanding([application], TODAY)).toEqual({ state: null, due: '20331121' })
    expect(legalStateOf([application, grant], TODAY)).toEqual({
      status: 'granted_unverified',
      detail: 'granted-unverified',
      decidedBy: { by: 'publication', date: '20160203', kind: 'B' },
    })
  })

  test('the publication of a grant is the evidence of it, not an application that knows its date, in any order', () => {
    const known = { office: 'US', publicationDate: '20140417', grantDate: '20160322' }
    const application = record({ ...known, publicationNumber: 'US20140102795A1', kind: 'A1' })
    const grant = record({ ...known, publicationNumber: 'US9291047B2', kind: 'B2', publicationDate: '20160322' })
    for (const publications of [
      [application, grant],
      [grant, application],
    ])
      expect(legalStateOf(publications, TODAY)?.decidedBy).toEqual({ by: 'publication', date: '20160322', kind: 'B2' })
    expect(legalStateOf([application], TODAY)?.decidedBy).toEqual({ by: 'publication', date: '20160322' })
  })

  test('G205: an event confirms what only the publication implied, the last one of several', () => {
    const grant = record({ publicationNumber: 'US7783348B2', office: 'US', kind: 'B2', publicationDate: '20100824' })
    const confirmed = {
      ...grant,
      legalEvents: [event('US', '20100824', 'STCF', 'PATENTED CASE'), event('US', '20180131', 'MAFP', '', 'F')],
    }
    expect(legalStateOf([grant], TODAY)).toMatchObject({ status: 'granted_unverified', decidedBy: { by: 'publication', date: '20100824' } })
    expect(legalStateOf([confirmed], TODAY)).toMatchObject({ status: 'active', decidedBy: { event: { date: '20180131' } } })
    expect(detailOf({ ...grant, legalEvents: [event('US', '20180131', 'EXP.')] })).toBe('lapsed-fee')
  })

  test('G205: granted 20 years ago or longer and filed on an unknown day, it is not in force', () => {
    const grant = record({ publicationNumber: 'US5000001A', office: 'US', grantDate: '20051231', patentType: 'invention' })
    const byEvent = { ...grant, legalEvents: [event('US', '20051231', 'PTAC')] }
    for (const one of [grant, byEvent]) {
      expect(legalStateOf([one], TODAY)).toMatchObject({
        status: 'inactive',
        detail: 'expired-by-date',
        decidedBy: { by: 'term', date: '20251231', latest: true },
      })
      expect(legalStanding([one], '20251231')).toMatchObject({ state: { detail: expect.stringMatching(/^granted/) }, due: '20260101' })
    }
    expect(detailOf({ ...grant, patentType: 'design', office: 'DE' })).toBe('granted-unverified')
  })

  test.each<[Partial<PatentRecord>, string | null]>([
    [{ office: 'CN', patentType: 'invention', applicationDate: '20050301' }, '20250301'],
    [{ office: 'CN', patentType: 'utility', applicationDate: '20050301' }, '20150301'],
    [{ office: 'CN', patentType: 'design', applicationDate: '20210531' }, '20310531'],
    [{ office: 'CN', patentType: 'design', applicationDate: '20210601' }, '20360601'],
    [{ office: 'US', patentType: 'invention', applicationDate: '20000301', other: { 'us-term-extension': ['31'] } }, '20200401'],
    [{ office: 'US', patentType: 'invention', applicationDate: '19940101', grantDate: '19980601' }, '20150601'],
    [{ office: 'US', patentType: 'design', applicationDate: '20160101', grantDate: '20170601' }, '20320601'],
    [{ office: 'WO', patentType: 'invention', applicationDate: '20000301' }, null],
    [{ office: 'CN', patentType: 'invention' }, null],
  ])('%j ends %s', (fact, end) => expect(termEnd(record(fact))).toBe(end))

  test('a right expires with its term; what was never seen granted has ended as well', () => {
    const grant = record({
      publicationNumber: 'CN1B',
      kind: 'B',
      publicationDate: '20080101',
      patentType: 'invention',
      applicationDate: '20050301',
    })
    expect(legalStateOf([grant], '20250301')?.detail).toBe('granted-unverified')
    expect(legalStateOf([grant], '20250302')).toEqual({
      status: 'inactive',
      detail: 'expired-by-date',
      decidedBy: { by: 'term', date: '20250301' },
    })
    expect(legalStanding([{ ...grant, kind: 'A' }], '20250302')).toMatchObject({ state: { detail: 'expired-by-date' }, due: null })
    const extended = { ...grant, legalEvents: [event('CN', '20240101', 'TG01')] }
    expect(legalStateOf([extended], '20250302')?.detail).toBe('granted-unverified')
  })
})

describe('how long a state holds', () => {
  const grant = cn('GR01')
  test('until the day behind the term, and not beyond', () => {
    expect(legalStanding([grant], '20260101')).toMatchObject({ state: { detail: 'granted' }, due: '20330411' })
    expect(legalStanding([grant], '20330410')).toMatchObject({ state: { detail: 'granted' }, due: '20330411' })
    expect(legalStanding([grant], '20330411')).toMatchObject({ state: { detail: 'expired-by-date' }, due: null })
  })
  test('until an event of a later day', () => {
    const lapses = { ...grant, legalEvents: [...(grant.legalEvents ?? []), event('CN', '20270201', 'CF01')] }
    expect(legalStanding([lapses], '20270131')).toMatchObject({ state: { detail: 'granted' }, due: '20270201' })
    expect(legalStanding([lapses], '20270201')).toMatchObject({ state: { detail: 'lapsed-fee' }, due: null })
  })
  test('where an application stands with no state, until its term would have ended', () => {
    expect(legalStanding([{ ...grant, legalEvents: [] }], '20260101')).toEqual({ state: null, due: '20330411' })
  })
})

test('the order of the events does not matter, and the label always fits the state', () => {
  const events = fc.array(
    fc.record({
      office: fc.constantFrom('CN', 'US', 'EP', 'AR'),
      date: fc.constantFrom('20140101', '20150101', '20160101'),
      code: fc.constantFrom('PB01', 'SE01', 'GR01', 'CF01', 'RR01', 'IW01', 'WD01', 'LAPS', 'PREV', '18D'),
      text: fc.constantFrom('', '授权', 'Patented Case'),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(events, (list) => {
      const state = legalStateOf([record({ legalEvents: list })], TODAY)
      const reversed = legalStateOf([record({ legalEvents: list.toReversed() })], TODAY)
      expect(reversed).toEqual(state)
      if (state !== null) expect(state.status).toBe(LEGAL_DETAIL_LABELS[state.detail].status)
    }),
  )
})
