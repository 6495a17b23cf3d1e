import type { BatchMatch, FoundNumber, SearchAnswer } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

/** Sources write the office apart. */
const PRIORITY = { number: '61234567', country: 'US' }
const RECORDS = [
  aPatent({ publicationNumber: 'CN105000001A', applicationNumber: 'CN201510000001.0', title: '电池' }),
  aPatent({ publicationNumber: 'CN105000001B', applicationNumber: 'CN201510000001.0', title: '电池' }),
  aPatent({ publicationNumber: 'US7654321B2', office: 'US', applicationNumber: 'US10166502', title: 'pump', priorities: [PRIORITY] }),
  aPatent({ publicationNumber: 'US20210191781A1', office: 'US', applicationNumber: 'US17166503', title: 'valve' }),
  aPatent({ publicationNumber: 'EP0227762B1', office: 'EP', applicationNumber: 'EP86904543', title: 'seal' }),
  aPatent({ publicationNumber: 'WO2020123456A1', office: 'WO', applicationNumber: 'PCT/CN2019/123456', title: 'gear' }),
  aPatent({ publicationNumber: 'JP2005123456A', office: 'JP', applicationNumber: 'JP2003456789', title: 'cam' }),
]

/** Notations with the publication numbers they stand for. */
const WRITINGS: readonly (readonly [string, ...string[]])[] = [
  ...['CN105000001A', 'cn105000001a', 'CN 105000001 A', 'CN 105 000 001 A', 'CN.105000001.A', 'ＣＮ１０５０００００１Ａ'].map(
    (text) => [text, 'CN105000001A'] as const,
  ),
  ...['CN105000001(A)', 'CN-105000001-A', 'CN_105000001_A', '105000001A', '公开号：CN105000001A'].map(
    (text) => [text, 'CN105000001A'] as const,
  ),
  ...['CN105000001', '105000001', 'CN 105000001', 'CN201510000001.0', '201510000001.0', '2015100000010', '201510000001'].map(
    (text) => [text, 'CN105000001A', 'CN105000001B'] as const,
  ),
  ...['ZL201510000001.0', 'ZL 2015 1 0000001.0', 'CN 201510000001.0', '专利号 ZL201510000001.0'].map(
    (text) => [text, 'CN105000001A', 'CN105000001B'] as const,
  ),
  ...['US7654321B2', 'US 7,654,321 B2', 'US7,654,321', '7,654,321', 'US 7 654 321 B2', 'US-7654321-B2', 'US07654321B2'].map(
    (text) => [text, 'US7654321B2'] as const,
  ),
  ...[
    'US Patent No. 7,654,321',
    'US10/166,502',
    'US 10/166,502',
    '10/166,502',
    'US10166502',
    'US 61/234,567',
    'US61234567',
    '61234567',
  ].map((text) => [text, 'US7654321B2'] as const),
  ...['US20210191781A1', 'US 2021/0191781 A1', 'US2021/0191781', 'US 20210191781 A1', '2021/0191781'].map(
    (text) => [text, 'US20210191781A1'] as const,
  ),
  ...['EP0227762B1', 'EP_0227762_B1', 'EP 0 227 762 B1', 'EP 227762', 'EP86904543', 'EP 86 904 543', 'EP86904543.1'].map(
    (text) => [text, 'EP0227762B1'] as const,
  ),
  ...[
    'WO2020123456A1',
    'WO 2020/123456 A1',
    'WO2020/123456',
    'WO20/123456',
    'PCT/CN2019/123456',
    'PCT/CN 2019/123456',
    'PCT / CN2019 / 123456',
  ].map((text) => [text, 'WO2020123456A1'] as const),
  ...['JP2005123456A', 'JP 2005-123456 A', '特開2005-123456', 'JP2005-123456', '特願2003-456789'].map(
    (text) => [text, 'JP2005123456A'] as const,
  ),
]

describe('every writing of a held number finds its publications', async () => {
  const { post } = await buildTestApp({ records: RECORDS })
  const list = async (path: string, filter: object) =>
    (await post<SearchAnswer>(path, { filter })).data.list.map(({ publication_number: number }) => number).toSorted()

  it.each(WRITINGS)('%s', async (text, ...expected) => {
    expect(await list('/api/search/ts/search', { queryStr: text })).toEqual(expected)
    expect(await list('/api/search/ts/search', { queryStr: text, mode: 'box' })).toEqual(expected)
    expect(await list('/api/search/ts/instructSearch', { queryStr: text })).toEqual(expected)
    const { data: found } = await post<{ numberList: FoundNumber[] }>('/api/search/number/find', { text })
    expect(found.numberList.flatMap(({ records }) => records.map(({ number }) => number)).toSorted()).toEqual(expected)
    const { data: matched } = await post<BatchMatch>('/api/search/checkData/matchingData', { numberList: [text] })
    expect(matched).toMatchObject({ total: 1, right: 1, wrong: 0 })
    const { data: batch } = await post<SearchAnswer>('/api/search/ts/batchSearch', { excelImportQueryStr: matched.excelImportQueryStr })
    expect(batch.list.map(({ publication_number: number }) => number).toSorted()).toEqual(expected)
  })

  it('several numbers, and numbers among words, are found together', async () => {
    expect(await list('/api/search/ts/search', { queryStr: 'US 7,654,321 B2, EP_0227762_B1；CN105000001A' })).toEqual([
      'CN105000001A',
      'EP0227762B1',
      'US7654321B2',
    ])
    expect(await list('/api/search/ts/search', { queryStr: 'CN105000001A OR TI=gear' })).toEqual(['CN105000001A', 'WO2020123456A1'])
  })

  it('what is not held is reported with its other publications and the pages of its office', async () => {
    const { data } = await post<{ total: number; numberList: FoundNumber[] }>('/api/search/number/find', {
      text: 'cn 105000001 c, US1,234,567',
    })
    expect(data.total).toBe(2)
    const [kind, unknown] = data.numberList
    expect(kind).toMatchObject({ written: 'cn 105000001 c', records: [], readings: [{ number: 'CN105000001C', label: 'CN 105000001 C' }] })
    expect(kind?.neighbours.map(({ number }) => number).toSorted()).toEqual(['CN105000001A', 'CN105000001B'])
    expect(unknown).toMatchObject({ records: [], neighbours: [], readings: [{ label: 'US 1,234,567' }] })
    expect(unknown?.readings[0]?.links.map(({ url }) => new URL(url).host)).toEqual(['ppubs.uspto.gov', 'worldwide.espacenet.com'])
  })

  it('a text that is no number has none', async () => {
    expect((await post('/api/search/number/find', { text: '石墨烯 2023' })).data).toEqual({ total: 0, numberList: [] })
  })
})
