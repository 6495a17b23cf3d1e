import type { CitationFormats, CitationTree } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const cites = (...numbers: string[]) => numbers.map((publicationNumber) => ({ publicationNumber }))

const RECORDS = [
  aPatent({
    publicationNumber: 'CN102000001A',
    applicationDate: '20200101',
    citations: [...cites('CN102000002A', 'US7000009B2', 'CN102000002A'), { text: 'A book' }],
  }),
  aPatent({ publicationNumber: 'CN102000002A', applicationDate: '20150101', citations: cites('CN102000003A', 'JP5000001A') }),
  aPatent({ publicationNumber: 'CN102000003A', applicationDate: '20100101' }),
  aPatent({ publicationNumber: 'CN102000004A', applicationDate: '20210101', citations: cites('CN102000001A') }),
  aPatent({ publicationNumber: 'CN102000005A', applicationDate: '20220101', citations: cites('CN102000004A') }),
  ...Array.from({ length: 8 }, (_, index) =>
    aPatent({ publicationNumber: `CN10300000${index}A`, applicationDate: `2023010${index + 1}`, citations: cites('CN102000005A') }),
  ),
]

describe('citations of a patent', async () => {
  const { post } = await buildTestApp({ records: RECORDS })
  const tree = async (id: string) => (await post<CitationTree>('/api/search/ts/citationTree', { id })).data

  it('two generations of what it cites; what the index lacks has only its number', async () => {
    const { cited } = await tree('CN102000001A')
    expect(cited.total).toBe(2)
    expect(cited.list.map(({ publication_number, held, total }) => [publication_number, held !== null, total])).toEqual([
      ['CN102000002A', true, 2],
      ['US7000009B2', false, 0],
    ])
    expect(cited.list[0]?.children.map(({ publication_number, held }) => [publication_number, held !== null])).toEqual([
      ['CN102000003A', true],
      ['JP5000001A', false],
    ])
  })

  it('two generations of what cites it, oldest first', async () => {
    const { citing } = await tree('CN102000001A')
    expect(citing.list.map(({ publication_number, total, children }) => [publication_number, total, children.length])).toEqual([
      ['CN102000004A', 1, 1],
    ])
    expect(citing.list[0]?.children[0]?.held?.application_date).toBe('20220101')
  })

  it('a generation is cut, its number is not', async () => {
    const [first] = (await tree('CN102000004A')).citing.list
    expect([first?.total, first?.children.length]).toEqual([8, 6])
  })

  it('a patent as a reference', async () => {
    const { data } = await post<CitationFormats>('/api/search/ts/cite', { id: 'cn102000001a' })
    expect(Object.values(data).every((text) => text.includes('CN102000001A'))).toBe(true)
  })

  it('an unknown patent', async () => {
    expect(await post('/api/search/ts/citationTree', { id: 'CN999999999A' })).toMatchObject({ code: 404 })
    expect(await post('/api/search/ts/cite', { id: 'CN999999999A' })).toMatchObject({ code: 404 })
    expect(await post('/api/search/ts/cite', {})).toMatchObject({ code: 400 })
  })
})
