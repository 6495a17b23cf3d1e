import { expect } from 'vitest'
import type { KindCases } from '../kind-case.ts'
import { word } from '../query-trees.ts'

export const DISCOVERY_CASES: KindCases = {
  'what only joins a word with the next is not suggested': async ({ engine, putSketches }) => {
    await putSketches(
      ...Array.from({ length: 4 }, () => ({ title: '石墨烯和电池的壳体' })),
      ...Array.from({ length: 2 }, () => ({ title: '石墨烯膜' })),
    )
    const texts = async (text: string) => (await engine.suggest({ text, limit: 10, of: 'word' })).map((one) => one.text)
    expect(await texts('石墨烯')).toEqual(['石墨烯', '石墨烯膜'])
    expect(await texts('池')).toEqual([])
  },
  'a fragment of one longer word is not suggested: where it begins that word, the word is': async ({ engine, putSketches }) => {
    await putSketches(
      ...Array.from({ length: 9 }, () => ({ title: '外壳与电连接器，电连接器的插针' })),
      ...Array.from({ length: 8 }, () => ({ title: '电极的涂层' })),
    )
    const summary = async (text: string) =>
      (await engine.suggest({ text, limit: 10, of: 'word' })).map((one) => `${one.text} ${one.documents}`)
    expect(await summary('电')).toEqual(['电连接器 9', '电极 8'])
    expect(await summary('连')).toEqual([])
    expect(await summary('电连')).toEqual(['电连接器 9'])
  },
  'words that go on from what is typed, most documents first': async ({ engine, putSketches }) => {
    await putSketches({ title: 'graphene' }, { title: 'graphene graphite' }, { title: 'other' })
    const suggested = await engine.suggest({ text: 'Graph', limit: 10, of: 'word' })
    expect(suggested).toEqual([
      { text: 'graphene', of: 'word', documents: 2 },
      { text: 'graphite', of: 'word', documents: 1 },
    ])
    expect(await engine.suggest({ text: 'Graph', limit: 1, of: 'word' })).toHaveLength(1)
    expect((await engine.suggest({ text: 'thin graphi', limit: 5, of: 'word' })).map(({ text }) => text)).toEqual(['thin graphite'])
  },
  'terms that begin with the characters typed': async ({ engine, putSketches }) => {
    await putSketches({ title: '石墨烯' }, { title: '石墨烯电池' }, { title: '石墨粉' }, { title: '墨水' })
    const suggested = await engine.suggest({ text: '石墨', limit: 10, of: 'word' })
    expect(suggested.map(({ text, documents }) => `${text} ${documents}`)).toEqual(['石墨 3', '石墨烯 2', '石墨烯电池 1', '石墨粉 1'])
  },
  'names that begin so': async ({ engine, putSketches }, { kind }) => {
    const [party = ''] = kind.suggestFields
    await putSketches({ names: ['中山大学'] }, { names: ['中山大学', '中兴'] })
    const suggested = await engine.suggest({ text: '中', limit: 10 })
    expect(suggested.filter(({ of }) => of === party)).toEqual([
      { text: '中山大学', of: party, documents: 2 },
      { text: '中兴', of: party, documents: 1 },
    ])
  },
  'names that hold what is typed in any part': async ({ engine, putSketches }, { kind }) => {
    const [party = ''] = kind.suggestFields
    await putSketches({ names: ['中山大学'] }, { names: ['中山大学', '大学城电池厂'] })
    const names = async (text: string) =>
      (await engine.suggest({ text, limit: 10, of: party })).map((one) => `${one.text} ${one.documents}`)
    expect(await names('大学')).toEqual(['中山大学 2', '大学城电池厂 1'])
    expect(await names('电池')).toEqual(['大学城电池厂 1'])
    expect(await names('%_')).toEqual([])
  },
  'names in letters of either size, and by pinyin or its first letters': async ({ engine, putSketches }, { kind }) => {
    const [party = ''] = kind.suggestFields
    await putSketches({ names: ['重庆格致大学'] }, { names: ['Siemens AG', '重庆格致大学'] }, { names: ['LG化学'] })
    const names = async (text: string) =>
      (await engine.suggest({ text, limit: 10, of: party })).map((one) => `${one.text} ${one.documents}`)
    expect(await names('siem')).toEqual(['Siemens AG 1'])
    for (const text of ['chongqingge', "chong'qing", 'cqgz', 'CQ']) expect(await names(text), text).toEqual(['重庆格致大学 2'])
    expect(await names('lghx')).toEqual(['LG化学 1'])
    expect(await names('zhongqing')).toEqual([])
  },
  'words by pinyin or its first letters, also longer ones': async ({ engine, putSketches }) => {
    await putSketches({ title: '石墨烯' }, { title: '石墨烯电池' }, { title: '石墨与水' }, { title: 'shimmer' })
    const words = async (text: string) =>
      (await engine.suggest({ text, limit: 10, of: 'word' })).map((one) => `${one.text} ${one.documents}`)
    expect(await words('shim')).toEqual(['石墨 3', 'shimmer 1'])
    for (const text of ['shimo', 'shi mo', 'sm']) expect(await words(text), text).toEqual(['石墨 3'])
    for (const text of ['shimoxi', 'shimox', 'smx']) expect(await words(text), text).toEqual(['石墨烯 2'])
    expect(await words('shimoxidian')).toEqual(['石墨烯电池 1'])
    expect(await words('shimobi')).toEqual([])
  },
  'only what the filtered documents hold; names are counted among them': async ({ engine, putSketches }, { kind, facets, codes }) => {
    const [party = ''] = kind.suggestFields
    await putSketches(
      { code: 'a', title: 'graphene film', names: ['中山大学'] },
      { code: 'b', title: 'graphite film', names: ['中山大学'] },
      { code: 'b', title: '石墨烯', names: ['中兴'] },
    )
    const filters = [{ field: facets.code, values: [codes.a], include: true }]
    expect((await engine.suggest({ text: 'gra', limit: 5, of: 'word', filters })).map(({ text }) => text)).toEqual(['graphene'])
    expect(await engine.suggest({ text: '石墨', limit: 5, of: 'word', filters })).toEqual([])
    expect(await engine.suggest({ text: '中', limit: 5, of: party, filters })).toEqual([{ text: '中山大学', of: party, documents: 1 }])
    expect((await engine.suggest({ text: 'film gra', limit: 5, of: 'word', filters })).map(({ text }) => text)).toEqual(['film graphene'])
  },
  'nothing typed, nothing known': async ({ engine }) => {
    for (const text of ['', '，', 'zzzz', '\ud800', '%_*"']) expect(await engine.suggest({ text, limit: 5 }), text).toEqual([])
  },
  'what was deleted is suggested no more': async ({ engine, putNamed, idOf }) => {
    await putNamed({ gone: { title: 'graphene' } })
    await engine.write({ puts: [], deletes: [idOf('gone')] })
    expect(await engine.suggest({ text: 'graph', limit: 5 })).toEqual([])
  },
  'similar: shares the rare words, not the common ones': async ({ engine, putNamed, putSketches, idOf, nameOf }) => {
    await putNamed({
      self: { title: 'graphene anode of a battery', abstract: 'a graphene anode with silicon' },
      near: { title: 'silicon graphene electrode', abstract: 'an anode' },
      far: { title: 'battery of a toy' },
    })
    await putSketches(...Array.from({ length: 40 }, () => ({ title: 'a battery of a toy' })))
    const similar = (await engine.similar({ id: idOf('self'), size: 3 })).hits.map(({ docId }) => nameOf(docId))
    expect(similar[0]).toBe('near')
    expect(similar).not.toContain('self')
    expect(await engine.similar({ id: 'nobody', size: 3 })).toEqual({ hits: [] })
  },
  'similar: one of many distinctive words is not enough': async ({ engine, putNamed, putSketches, idOf, nameOf }) => {
    const shared =
      'graphene anode silicon copper lithium nickel cobalt carbon sulfur zinc sodium tin lead gold silver quartz glass wax resin clay'
    await putNamed({
      self: { title: `${shared} iron` },
      near: { title: shared },
      far: { title: 'iron gate with a bell and a lamp and a handle' },
    })
    await putSketches(...Array.from({ length: 40 }, () => ({ title: 'a lamp with a bell' })))
    expect((await engine.similar({ id: idOf('self'), size: 3 })).hits.map(({ docId }) => nameOf(docId))).toEqual(['near'])
  },
  'a short page leaves long texts away, never the rest': async ({ engine, record, put }, { kind }) => {
    const body = Array.from({ length: 300 }, (_, i) => `paragraph ${i} of a long text`)
    const stored = record('one', { title: 'graphene', abstract: 'about it', parties: ['格致大学'], body })
    await put(stored)
    const page = async (short: boolean) => (await engine.page({ query: word('graphene'), from: 0, size: 1, short })).hits[0]!.record
    expect(await page(false)).toEqual(stored)
    const rest = Object.entries(stored).filter(([name]) => !kind.bodyProperties.includes(name))
    expect(await page(true)).toEqual(Object.fromEntries(rest))
  },
}
