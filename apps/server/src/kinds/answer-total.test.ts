import { CALLS, type AnyCall, type SearchAnswer } from '@gezhi/contract'
import { expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { signedHeaders } from '../testing/signed-headers.ts'
import { withMethods } from '../testing/with-methods.ts'
import { answerTotal } from './answer-total.ts'

const NUMBERS = Array.from({ length: 12 }, (_, index) => `CN1060000${String(10 + index)}A`)
const RECORDS = NUMBERS.map((publicationNumber) =>
  aPatent({
    publicationNumber,
    title: '石墨烯电极',
    ipc: ['H01M4/36'],
    legalStatus: 'active',
    citations: [
      ...NUMBERS.filter((number) => number !== publicationNumber).map((number) => ({ publicationNumber: number })),
      { text: `WANG: "Graphene cited by ${publicationNumber}", 2004` },
    ],
  }),
)
const QUERY = { queryStr: '石墨烯' }

it('a total below the rows shown is raised to them, any other is left as it is', () => {
  expect(answerTotal({ total: 0, relation: 'gte' }, 60, 19)).toEqual({ total: 79, totalRelation: 'gte' })
  expect(answerTotal({ total: 5, relation: 'eq' }, 0, 6)).toEqual({ total: 6, totalRelation: 'gte' })
  expect(answerTotal({ total: 5, relation: 'eq' }, 40, 0)).toEqual({ total: 5, totalRelation: 'eq' })
  expect(answerTotal({ total: 100, relation: 'gte' }, 0, 20)).toEqual({ total: 100, totalRelation: 'gte' })
})

it('no search counts fewer hits than it shows, though the engine ran out of time before it found one', async () => {
  const test = await buildTestApp({
    records: RECORDS,
    wrapEngine: (engine) =>
      withMethods(engine, {
        count: (request) => (request.exact ? engine.count(request) : Promise.resolve({ total: 0, relation: 'gte' })),
      }),
  })
  const { headers } = await aSession(test)
  const made = async <Data>(path: string, body: object) => (await test.post<Data>(`/api/search/${path}`, body, headers)).data
  const { excelImportQueryStr } = await made<{ excelImportQueryStr: string }>('checkData/matchingData', { numberList: NUMBERS })
  const { id } = await made<{ id: string }>('semantic/add', { textContent: '石墨烯电极' })
  const shareCode = await made<string>('ts/compress', QUERY)
  const { data: space } = await test.post<{ id: string }>('/api/user/workSpace/add', { name: '空间' }, headers)
  await test.post('/api/user/workSpaceFile/add', { spaceId: space.id, type: 'patent', patentIdList: NUMBERS }, headers)
  const bodies: Readonly<Record<string, object>> = {
    searchPatents: { filter: QUERY },
    searchLiterature: QUERY,
    searchByCommand: { filter: QUERY },
    searchByCitation: { numberList: NUMBERS.slice(0, 1), direction: 'cited' },
    searchExtended: { filter: QUERY, extendList: ['family'] },
    searchBatch: { excelImportQueryStr },
    searchWithinFile: { fileId: excelImportQueryStr },
    searchWithinSpace: { spaceId: space.id },
    searchByClass: { codeList: ['H01M'] },
    searchByLaw: { lawTypeList: ['active'] },
    openSharedSearch: { shareCode },
    searchSemantically: { textContent: '石墨烯电极' },
    searchByStoredQuestion: { id },
  }
  const calls = Object.entries(CALLS.search as Record<string, AnyCall>)
  const lists = calls.filter(([, { answer }]) => {
    const { shape = {} } = (answer ?? {}) as { shape?: object }
    return 'totalRelation' in shape && 'list' in shape
  })
  expect(lists.map(([name]) => name).toSorted()).toEqual(Object.keys(bodies).toSorted())
  for (const [name, { path, signed }] of lists) {
    for (const order of [{}, { sortList: [{ sortField: 'application_date' }] }, { collapse: 'application' }]) {
      const body = { ...bodies[name], ...order, from: 4, size: 5 }
      const { data } = await test.post<SearchAnswer>(path, body, signed ? signedHeaders(headers['token'], body) : headers)
      expect([name, data.list?.length, data.total >= 9], JSON.stringify(order)).toEqual([name, 5, true])
    }
  }
})
