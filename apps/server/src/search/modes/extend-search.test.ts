import type { AnswerOf, CALLS } from '@gezhi/contract'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { describe, expect, it, test } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { synonymStore } from '../keywords/synonym-store.ts'
import { extensibleWords } from './extend-words.ts'

type Answer = AnswerOf<(typeof CALLS)['search']['searchExtended']>

// A is found by the word; B by its synonym; C is in A's family; A cites D, E cites A; F is unrelated.
const RECORDS = [
  aPatent({
    publicationNumber: 'US9000001B2',
    office: 'US',
    title: 'membrane pump',
    family: { simpleId: '900001' },
    citations: [{ publicationNumber: 'US9000004B2' }],
  }),
  aPatent({ publicationNumber: 'US9000002B2', office: 'US', title: 'diaphragm pump' }),
  aPatent({ publicationNumber: 'CN105000003A', title: '一种泵', family: { simpleId: '900001' } }),
  aPatent({ publicationNumber: 'US9000004B2', office: 'US', title: 'older thing' }),
  aPatent({ publicationNumber: 'US9000005B2', office: 'US', title: 'younger thing', citations: [{ publicationNumber: 'US9000001B2' }] }),
  aPatent({ publicationNumber: 'US9000006B2', office: 'US', title: 'diaphragm wall' }),
]

describe('extended search', async () => {
  const { post, database } = await buildTestApp({ records: RECORDS })
  await synonymStore(database).add([['membrane', 'diaphragm']])
  const extend = (body: object) => post<Answer>('/api/search/ts/extendSearch', { filter: { queryStr: 'membrane AND pump' }, ...body })
  const found = ({ data }: { data: Answer }) => data.list.map(({ publication_number: number }) => number).toSorted()
  const part = async (extension: string) => {
    const answer = await extend({ extendList: [extension] })
    expect(answer.data.parts[0]).toEqual({ part: 'base', total: 1 })
    expect(answer.data.parts[1]).toEqual({ part: extension, total: 1 })
    return found(answer)
  }

  it('search-modes.10: a query is extended by synonyms, families and citations, each part counted', async () => {
    expect(await part('synonyms')).toEqual(['US9000001B2', 'US9000002B2'])
    expect(await part('family')).toEqual(['CN105000003A', 'US9000001B2'])
    expect(await part('cited')).toEqual(['US9000001B2', 'US9000004B2'])
    expect(await part('citing')).toEqual(['US9000001B2', 'US9000005B2'])
    const all = await extend({})
    expect(all.data.total).toBe(5)
    expect(all.data.wordList).toEqual([
      { word: 'membrane', synonymList: ['diaphragm'] },
      { word: 'pump', synonymList: [] },
    ])
    expect(all.data.cut).toBe(false)
  })

  it('takes the synonyms that were chosen, none for an empty choice', async () => {
    const chosen = (synonymList: string[]) => extend({ extendList: ['synonyms'], synonymList: [{ word: 'membrane', synonymList }] })
    expect(found(await chosen([]))).toEqual(['US9000001B2'])
    expect((await extend({ filter: { queryStr: 'older' }, extendList: ['synonyms'] })).data.total).toBe(1)
    expect(found(await chosen(['diaphragm']))).toEqual(['US9000001B2', 'US9000002B2'])
  })

  it('narrows all parts by filters, and pages and groups like every list', async () => {
    const narrowed = await extend({
      filterItems: [{ field: 'country', valueList: ['CN'], filterflag: 1 }],
      groupList: [{ field: 'country', count: 5 }],
    })
    expect(found(narrowed)).toEqual([])
    const grouped = await extend({ groupList: [{ field: 'country', count: 5 }] })
    expect(grouped.data.groupList[0]?.list.map(({ value, count }) => `${value} ${count}`)).toEqual(['US 4', 'CN 1'])
    expect(await extend({ filter: { queryStr: 'TI=(a' } })).toMatchObject({ code: 400 })
  })
})

test('only words looked for in texts are extended', () => {
  const words = (query: string) => extensibleWords(readQuery(query, { fields: PATENT_FIELD_TABLE, mode: 'command' }).tree as never)
  expect(words('TI=(pump OR "heat sink") AND AP=(Siemens) AND pn=US1 NOT valve')).toEqual(['pump', 'heat sink'])
})
