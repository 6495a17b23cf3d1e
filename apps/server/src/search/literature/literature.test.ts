import type { Literature } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const SHARED = 'Doe, J., "Graphene in batteries," Journal of Cells, 2004.'
const RECORDS = [
  aPatent({
    publicationNumber: 'CN106000001A',
    title: '石墨烯 graphene 电极',
    citations: [{ text: 'International Search Report' }, { text: SHARED }],
  }),
  aPatent({
    publicationNumber: 'CN106000002A',
    title: '石墨烯 graphene 电池',
    citations: [{ text: 'Doe, J. "Graphene in Batteries", Journal of Cells, 2004' }, { publicationNumber: 'CN106000001A' }],
  }),
  aPatent({ publicationNumber: 'CN106000003A', title: '水稻收割机', citations: [{ text: '"Graphene for rice", 2010' }] }),
  aPatent({ publicationNumber: 'US20160000001A1', office: 'US', title: 'graphene cell', citations: [{ text: '"Graphene abroad", 2011' }] }),
]

describe('literature that patents cite', async () => {
  const test = await buildTestApp({ records: RECORDS, settings: { GEZHI_ACCESS: 'membership' } })
  const { headers } = await aSession(test)
  const search = (body: object, who: Record<string, string> = headers) =>
    test.post<{ total: number; totalRelation: string; list: Literature[] }>('/api/search/literature/search', body, who)

  it('G76: is found by what the patents that cite it are about, each once, read in its parts', async () => {
    const { data } = await search({ queryStr: 'graphene' })
    expect([data.total, data.totalRelation]).toEqual([2, 'eq'])
    expect(data.list[0]).toEqual({
      title: expect.stringMatching(/^Graphene in batteries$/i),
      author: 'Doe, J.',
      source: expect.stringContaining('Journal of Cells'),
      year: '2004',
      abstract: '',
      text: expect.stringContaining('Doe'),
      citedBy: 2,
      patentList: expect.arrayContaining(['CN106000001A', 'CN106000002A']),
    })
    expect(data.list[1]).toMatchObject({ title: 'International Search Report', author: '', citedBy: 1 })
  })

  it('pages, applies the rights of its caller and rejects invalid input', async () => {
    expect((await search({ queryStr: '石墨烯', from: 1, size: 1 })).data.list).toHaveLength(1)
    expect((await search({ queryStr: 'graphene', size: 100 })).data.list.map(({ title }) => title)).not.toContain('Graphene abroad')
    expect(await search({ queryStr: 'graphene', from: 500 })).toMatchObject({ code: 403, data: { error: 'FREE_PAGING_LIMIT' } })
    expect(await search({ queryStr: ' ' })).toMatchObject({ code: 400, message: expect.stringContaining('queryStr') })
    expect(await search({ queryStr: 'graphene', size: 101 })).toMatchObject({ code: 400, message: expect.stringContaining('size') })
    expect(await search({ queryStr: 'graphene' }, {})).toMatchObject({ code: 401 })
  })
})
