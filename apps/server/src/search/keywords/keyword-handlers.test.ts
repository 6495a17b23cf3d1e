import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExpandedWord, Synonym } from '@gezhi/contract'
import type { Neighbour, NeighboursRequest, SearchEngine } from '@gezhi/search'
import { describe, expect, test } from 'vitest'
import { BY } from '../../testing/command-line.ts'
import { aPatent } from '../../testing/a-patent.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { runSynonymCommand } from './synonym-commands.ts'
import { synonymStore } from './synonym-store.ts'

const RECORDS = [
  aPatent({ publicationNumber: 'CN105000001A', title: '锂离子电池的隔膜', applicants: [{ name: '石墨科技' }] }),
  aPatent({ publicationNumber: 'CN105000002A', title: '石墨负极材料' }),
]

/** Results of an index with a learned model. */
const LEARNED: Record<string, Neighbour[]> = {
  隔膜: [
    { text: 'separator', score: 0.8, source: 'dictionary', language: 'en' },
    { text: 'insulator', score: 0.7, source: 'dictionary', language: 'en' },
    { text: '隔离膜', score: 0.6, source: 'corpus', language: 'zh' },
  ],
  正极: [
    { text: 'positive electrode', score: 0.1, source: 'technical', language: 'en' },
    { text: '负极', score: 0.9, source: 'corpus', language: 'zh' },
  ],
  separator: [{ text: '隔膜', score: 0.5, source: 'dictionary', language: 'zh' }],
  insulator: [{ text: '绝缘体', score: 0.9, source: 'dictionary', language: 'zh' }],
}

function withLearned<R extends object>(engine: SearchEngine<R>): SearchEngine<R> {
  const { semantic } = engine
  if (semantic === null) return engine
  const neighbours = async ({ text, limit }: NeighboursRequest) => (LEARNED[text] ?? []).slice(0, limit)
  return new Proxy(engine, {
    get: (target, name) => {
      if (name === 'semantic') return { ...semantic, rank: semantic.rank.bind(semantic), neighbours }
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

describe('words and what means the same', async () => {
  const { post, get, database } = await buildTestApp({ records: RECORDS, wrapEngine: withLearned })
  const store = synonymStore(database)
  const run = (...words: string[]) => runSynonymCommand(store, ['synonym', ...words], BY)
  const expand = async (word: string) => (await post<ExpandedWord[]>('/api/search/keyword/expand', { word })).data
  const described = (list: readonly Synonym[] = []) => list.map(({ word, source }) => `${word} ${source}`)

  test('search-box.54: a word is expanded by the table of the operator and by what the index learned, each with its source', async () => {
    await run('add', '隔膜', 'Separator', '电池隔板')
    const [word] = await expand('隔膜')
    expect(described(word?.synonymList)).toEqual(['Separator operator', '电池隔板 operator', 'insulator dictionary', '隔离膜 corpus'])
    expect(word?.synonymList.map(({ language }) => language)).toEqual(['en', 'zh', 'en', 'zh'])
    expect((await expand('ＳＥＰＡＲＡＴＯＲ'))[0]?.synonymList[0]).toEqual({
      word: '电池隔板',
      language: 'zh',
      source: 'operator',
      score: 1,
    })
    expect((await expand('负极；隔膜')).map((one) => one.word)).toEqual(['负极', '隔膜'])
  })

  test('search-box.54: smart expansion takes the words of the operator and those of a dictionary in both directions', async () => {
    const { data } = await post<ExpandedWord[]>('/api/search/keyword/expand', { word: '隔膜', equivalent: true })
    expect(described(data[0]?.synonymList)).toEqual(['Separator operator', '电池隔板 operator'])
    await run('remove', (await run('list', '隔膜'))?.[0]?.split('\t')[0] ?? '', 'Separator')
    const again = await post<ExpandedWord[]>('/api/search/keyword/expand', { word: '隔膜', equivalent: true })
    expect(described(again.data[0]?.synonymList)).toEqual(['电池隔板 operator', 'separator dictionary'])
    const technical = await post<ExpandedWord[]>('/api/search/keyword/expand', { word: '正极', equivalent: true })
    expect(described(technical.data[0]?.synonymList)).toEqual(['positive electrode technical'])
  })

  test('search-box.54: key words are searched in a text, and a row of a form is helped', async () => {
    const { data } = await post<{ word: string; weight: number }[]>('/api/search/keyword/search', { word: '石墨负极材料的隔膜' })
    expect(data.map(({ word }) => word).join()).toContain('石墨')
    expect(data.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
    const help = async (body: object) => (await post<{ word: string; type: string }[]>('/api/search/keyword/help', body)).data
    expect((await help({ word: '石墨', type: 'applicant' })).map(({ word }) => word)).toEqual(['石墨科技'])
    expect((await help({ word: '隔膜', type: 'synonym' })).map(({ type }) => type)).toContain('synonym')
  })

  test('image-search.04, image-search.06: a text is split into words, and into words with what means the same', async () => {
    const { data } = await get<string[]>(`/api/search/imageSearch/splitContent?content=${encodeURIComponent('电池 隔膜, 隔膜 separator')}`)
    expect(data).toEqual(['电池', '隔膜', 'separator'])
    const extended = await post<{ word: string; extendList: Synonym[] }[]>('/api/search/imageSearch/splitExtendContent', {
      content: '隔膜的厚度',
    })
    expect(extended.data.map(({ word }) => word)).toEqual(['隔膜', '厚度'])
    expect(described(extended.data[0]?.extendList)).toContain('隔离膜 corpus')
    expect((await get('/api/search/imageSearch/splitContent')).code).toBe(400)
  })

  test('search-box.54: an operator lists, removes and imports synonyms', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gezhi-synonyms-'))
    const file = join(folder, 'words.csv')
    await writeFile(file, '\u{feff}# words\n"阳极",anode；负电极\n\n阴极\tcathode\n阴极\n')
    expect(await run('import', file)).toEqual(['2 added / 已添加'])
    expect(await run('import', file)).toEqual(['0 added / 已添加'])
    const [line = ''] = (await run('list', 'ANODE')) ?? []
    const [number = '', words] = line.split('\t')
    expect(words?.split(', ').toSorted()).toEqual(['anode', '负电极', '阳极'].toSorted())
    await run('remove', number, '负电极')
    expect(described((await expand('阳极'))[0]?.synonymList)).toEqual(['anode operator'])
    await run('remove', number, 'anode')
    expect(await run('list', '阳极')).toEqual([])
    await expect(run('remove', number)).rejects.toThrow('Synonym group not found')
    await expect(run('add', '一', ' 一 ')).rejects.toThrow('two different words')
    expect(await runSynonymCommand(store, ['user', 'add'], BY)).toBe(null)
    await rm(folder, { recursive: true })
  })
})
