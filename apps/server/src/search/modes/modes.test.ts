import type { AnswerOf, CALLS, SearchAnswer } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

type CitationAnswer = AnswerOf<(typeof CALLS)['search']['searchByCitation']>

const TERMINATION = { date: '20200102', code: 'CF01', office: 'CN', text: '专利权的终止' }
const cites = (number: string, category: string) => ({ publicationNumber: number, category })

// A cites B and C, B cites D; E is unrelated.
const RECORDS = [
  aPatent({
    publicationNumber: 'US9000001B2',
    office: 'US',
    title: 'first pump',
    ipc: ['F04B1/00', 'H01M4/36'],
    citations: [cites('US9000002B2', 'cited by examiner'), cites('US9000003B2', 'cited by applicant')],
  }),
  aPatent({ publicationNumber: 'US9000002B2', office: 'US', title: 'second pump', citations: [cites('US9000004B2', 'cited by examiner')] }),
  aPatent({ publicationNumber: 'US9000003B2', office: 'US', title: 'third valve', ipc: ['F16K1/00'] }),
  aPatent({ publicationNumber: 'US9000004B2', office: 'US', title: 'fourth valve', ipc: ['F04B1/08'] }),
  aPatent({
    publicationNumber: 'CN105000001A',
    title: '隔膜',
    ipc: ['H01M4/38'],
    legalStatus: 'inactive',
    legalState: { status: 'inactive', detail: 'lapsed-fee', decidedBy: { by: 'event', event: TERMINATION } },
    legalEvents: [TERMINATION],
  }),
]

describe('search modes', async () => {
  const { post } = await buildTestApp({ records: RECORDS })
  const found = ({ data }: { data: SearchAnswer }) => data.list.map(({ publication_number: number }) => number).toSorted()
  const search = (name: string, body: object) => post<SearchAnswer>(`/api/search/ts/${name}`, body)

  it('B.search-modes.09: command search reads operators in lower case', async () => {
    expect(found(await search('instructSearch', { filter: { queryStr: 'second or third' } }))).toEqual(['US9000002B2', 'US9000003B2'])
  })

  describe('B.search-modes.08: citation search', () => {
    const quote = (body: object) => post<CitationAnswer>('/api/search/ts/quoteSearch', body)

    it('finds what a patent cites, step by step, each step counted', async () => {
      const one = await quote({ numberList: ['US 9,000,001 B2'], direction: 'cited' })
      expect(found(one)).toEqual(['US9000002B2', 'US9000003B2'])
      const two = await quote({ numberList: ['US9000001B2'], direction: 'cited', depth: 2 })
      expect(found(two)).toEqual(['US9000002B2', 'US9000003B2', 'US9000004B2'])
      expect(two.data.parts).toEqual([
        { part: 'cited-1', total: 2 },
        { part: 'cited-2', total: 1 },
      ])
    })

    it('finds what cites a patent, and both ways together', async () => {
      expect(found(await quote({ numberList: ['US9000002B2'], direction: 'citing' }))).toEqual(['US9000001B2'])
      expect(found(await quote({ numberList: ['US9000002B2'] }))).toEqual(['US9000001B2', 'US9000004B2'])
    })

    it('follows only what examiners or applicants cited', async () => {
      const by = (side: string) => quote({ numberList: ['US9000001B2'], direction: 'cited', by: side })
      expect(found(await by('examiner'))).toEqual(['US9000002B2'])
      expect(found(await by('applicant'))).toEqual(['US9000003B2'])
      expect(found(await quote({ numberList: ['US9000003B2'], direction: 'citing', by: 'examiner' }))).toEqual([])
    })

    it('reports numbers that are not in the database, and finds nothing for them', async () => {
      const { data } = await quote({ numberList: ['US1111111B2'] })
      expect(data).toMatchObject({ total: 0, list: [], unknownNumbers: ['US1111111B2'] })
    })

    it('is narrowed by a query and by filters', async () => {
      const narrowed = await quote({ numberList: ['US9000001B2'], direction: 'cited', filter: { queryStr: 'TI=valve' } })
      expect(found(narrowed)).toEqual(['US9000003B2'])
    })
  })

  it('B.search-modes.06: classification search takes classes with their subdivisions, or main classes only', async () => {
    expect(found(await search('ipcSearch', { codeList: ['H01M4', 'F16K'] }))).toEqual(['CN105000001A', 'US9000001B2', 'US9000003B2'])
    expect(found(await search('ipcSearch', { codeList: ['H01M4'], mainOnly: true }))).toEqual(['CN105000001A'])
    expect(found(await search('ipcSearch', { codeList: ['F04B'], filter: { queryStr: 'valve' } }))).toEqual(['US9000004B2'])
  })

  describe('B.search-modes.07: law search', () => {
    it('finds states, coarse and fine, by code and by name', async () => {
      for (const state of ['inactive', '失效', 'lapsed-fee', '未缴年费']) {
        expect(found(await search('lawSearch', { lawTypeList: [state] }))).toEqual(['CN105000001A'])
      }
    })

    it('combines statuses by OR, and with detailed statuses by AND', async () => {
      expect(found(await search('lawSearch', { lawTypeList: ['inactive', 'lapsed-fee'] }))).toEqual(['CN105000001A'])
      expect(found(await search('lawSearch', { lawTypeList: ['active', 'inactive', 'lapsed-fee'] }))).toEqual(['CN105000001A'])
      expect(found(await search('lawSearch', { lawTypeList: ['active', 'lapsed-fee'] }))).toEqual([])
    })

    it('finds events by code, by name and by day', async () => {
      for (const event of ['CF01', '专利权的终止'])
        expect(found(await search('lawSearch', { eventList: [event] }))).toEqual(['CN105000001A'])
      const on = (eventDateFrom: string, eventDateTo: string) => search('lawSearch', { eventDateFrom, eventDateTo })
      expect(found(await on('20200102', '20200102'))).toEqual(['CN105000001A'])
      expect(found(await on('20200103', '20201231'))).toEqual([])
    })

    it('names an unknown state', async () => {
      expect(await search('lawSearch', { lawTypeList: ['有效', 'sleeping'] })).toMatchObject({
        code: 400,
        message: expect.stringContaining('lawTypeList[1]'),
      })
    })
  })

  it('reports the position of a syntax error in the additional query', async () => {
    const { code, message } = await search('lawSearch', { lawTypeList: ['有效'], filter: { queryStr: 'TI=(a' } })
    expect(code).toBe(400)
    expect(message).toContain('检索式有误')
  })
})
