import type { ListAnswer, QueryRelaxation, QueryCheck, QueryReading } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

/** Application and grant of one application. */
const twice = (number: string, applicant: string) =>
  ['A', 'B'].map((kind) =>
    aPatent({
      publicationNumber: `CN10500000${number}${kind}`,
      applicationNumber: `CN20151000000${number}`,
      kind,
      title: 'battery',
      applicants: [{ name: applicant }],
    }),
  )

describe('G204, G211: one unit in every count of a search', async () => {
  const { post } = await buildTestApp({ records: [...twice('1', 'Acme'), ...twice('2', 'Acme'), aPatent({ title: 'Acme' })] })
  const TS = '/api/search/ts'
  const ask = async <Data>(path: string, body: object) => (await post<Data>(path, body)).data
  const GROUPED = { collapse: 'application' }

  it.each([
    [{}, { list: 4, applicants: 4, alone: 4 }],
    [GROUPED, { list: 2, applicants: 2, alone: 2 }],
  ])('%j', async (unit, expected) => {
    const groupList = [{ field: 'applicant_patentee.original.name', count: 5 }]
    const list = await ask<ListAnswer>(`${TS}/search`, { filter: { queryStr: 'battery' }, groupList, ...unit })
    expect(list.total).toBe(expected.list)
    expect(list.groupList[0]?.list).toMatchObject([{ value: 'Acme', count: expected.applicants }])
    expect(await ask(`${TS}/getPatentsNumber`, { queryStr: 'battery', ...unit })).toBe(expected.list)
    const { counts } = await ask<QueryCheck>('/api/search/validate/v', { queryStr: 'battery AND AP=Acme', counts: true, ...unit })
    expect([counts?.total, counts?.clauses.map(({ total }) => total)]).toEqual([expected.list, [expected.list, expected.applicants]])
    const readings = await ask<QueryReading[]>(`${TS}/readings`, { filter: { queryStr: 'Acme' }, ...unit })
    expect(readings).toMatchObject([{ field: 'AP', total: expected.applicants }])
    const { clauses } = await ask<QueryRelaxation>(`${TS}/loosen`, { filter: { queryStr: 'battery AND kite' }, ...unit })
    expect(clauses.map(({ alone, without }) => [alone, without.total])).toEqual([
      [expected.alone, 0],
      [0, expected.alone],
    ])
  })

  it('an unknown grouping is rejected by each', async () => {
    const filter = { queryStr: 'battery' }
    const calls = [
      [`${TS}/search`, { filter }],
      [`${TS}/getPatentsNumber`, filter],
      ['/api/search/validate/v', { ...filter, counts: true }],
      [`${TS}/loosen`, { filter }],
      [`${TS}/readings`, { filter }],
    ] as const
    for (const [path, body] of calls) {
      expect(await post(path, { ...body, collapse: 'taste' }), path).toMatchObject({ code: 400, data: { error: 'INVALID_INPUT' } })
    }
  })
})
