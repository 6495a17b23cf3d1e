import { expect } from 'vitest'
import { aPatent } from '../a-patent.ts'
import type { Cases } from '../cases.ts'
import type { EngineCase } from '../engine-case.ts'
import { and, exact, semantic, not, optional, or, phrase, word } from '../query-trees.ts'
import type { SemanticSearchPage, SemanticSearchRequest } from '../../semantic/semantic-search.ts'

const rank = ({ engine }: EngineCase, text: string, more: Partial<SemanticSearchRequest> = {}): Promise<SemanticSearchPage> =>
  engine.semantic!.rank({ question: { kind: 'text', text }, from: 0, size: 10, ...more })
const ids = (page: SemanticSearchPage) => page.hits.map((hit) => hit.docId)

const SADDLE = aPatent({ publicationNumber: 'CN1A', title: 'bicycle saddle', abstract: 'A saddle with springs for a bicycle.' })
const COATED = 'An electrode for batteries is coated with graphene films.'
const ELECTRODE = aPatent({ publicationNumber: 'CN2A', title: 'graphene electrodes', abstract: COATED })
const HOUSING = aPatent({ publicationNumber: 'CN3A', title: 'battery housing', abstract: 'A housing holds a battery and its electrode.' })

export const SEMANTIC_CASES: Cases = {
  'hits come in the order in which they are about the question, with the terms that drove each': async (on) => {
    await on.put(SADDLE, ELECTRODE, HOUSING)
    const page = await rank(on, 'battery electrode coating of graphene')
    expect(ids(page)).toEqual(['CN2A', 'CN3A'])
    const [first, second] = page.hits
    expect(first!.terms.map(({ text }) => text).toSorted()).toEqual(['battery', 'coating', 'electrode', 'graphene'])
    expect(first!.terms.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect([first!.ranks.words, second!.ranks.words]).toEqual([1, 2])
    expect(first!.score).toBeGreaterThan(second!.score)
    expect(page.total).toBe(2)
  },
  'the passage nearest to the question is quoted, with its words marked': async (on) => {
    await on.put(aPatent({ title: 'electrodes', abstract: `This is about something else. ${COATED} It is cheap and light.` }))
    const [hit] = (await rank(on, 'battery electrode coating of graphene', { passageLength: 60 })).hits
    const { column, text, marks, cutBefore, cutAfter } = hit!.passage!
    expect([column, text, cutBefore, cutAfter]).toEqual(['abstract', COATED, true, true])
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['electrode', 'batteries', 'coated', 'graphene'])
    expect((await rank(on, 'graphene', { passageLength: 0 })).hits[0]).not.toHaveProperty('passage')
    const [plain] = (await rank(on, 'graphene', { explain: false })).hits
    expect([plain!.terms, plain!.passage, plain!.ranks.words]).toEqual([[], undefined, 1])
  },
  'a title is quoted only if no other text matches, as it is displayed above the passages': async (on) => {
    await on.put(
      aPatent({
        publicationNumber: 'CN1A',
        title: 'graphene battery electrode',
        abstract: 'It has a coat of many layers. One holds graphene.',
      }),
      aPatent({ publicationNumber: 'CN2A', title: 'graphene battery', abstract: 'A coat.', description: ['Made of graphene.'] }),
      aPatent({ publicationNumber: 'CN3A', title: 'graphene', abstract: 'A thin coat.' }),
    )
    const { hits } = await rank(on, 'graphene battery electrode')
    const quoted = Object.fromEntries(hits.map(({ docId, passage }) => [docId, [passage!.column, passage!.text]]))
    expect(quoted).toEqual({
      CN1A: ['abstract', expect.stringContaining('One holds graphene')],
      CN2A: ['description', 'Made of graphene.'],
      CN3A: ['title', 'graphene'],
    })
  },
  'a sentence that only repeats the title ranks below one that adds information': async (on) => {
    const abstract = 'Disclosed is a graphene battery electrode. The electrode of the battery is dipped into hot graphene.'
    await on.put(aPatent({ title: 'graphene battery electrode', abstract }))
    const [hit] = (await rank(on, 'graphene battery electrode', { passageLength: 60 })).hits
    expect(hit!.passage!.text).toBe('The electrode of the battery is dipped into hot graphene.')
  },
  'synonyms are searched, too, in both languages, and marked as such': async (on) => {
    await on.put(
      SADDLE,
      aPatent({ publicationNumber: 'CN2A', title: '一种摩擦纳米发电机' }),
      aPatent({ publicationNumber: 'CN3A', title: 'bike seat' }),
    )
    const synonyms = [
      ['TENG', '摩擦纳米发电机', 'triboelectric generator'],
      ['saddle', 'bike seat'],
    ]
    expect(ids(await rank(on, 'TENG films'))).toEqual([])
    const page = await rank(on, 'TENG films', { synonyms })
    expect(ids(page)).toEqual(['CN2A'])
    expect(page.hits[0]!.terms).toEqual([
      { text: '摩擦纳米发电机', share: 1, channel: 'words', from: { text: 'teng', source: 'operator' } },
    ])
    expect(page.terms.find(({ text }) => text === 'teng')!.translations).toEqual([{ text: '摩擦纳米发电机', share: 1, source: 'operator' }])
    expect(ids(await rank(on, 'TENG films', { synonyms, translate: false }))).toEqual([])
    expect(ids(await rank(on, 'saddles', { synonyms, translate: false })).toSorted()).toEqual(['CN1A', 'CN3A'])
    expect(ids(await rank(on, '关于摩擦纳米发电机的', { synonyms: [['摩擦纳米发电机', 'saddle']] })).toSorted()).toEqual(['CN1A', 'CN2A'])
  },
  'frequent words of a question weigh more': async (on) => {
    await on.put(
      aPatent({ publicationNumber: 'CN4A', title: 'graphene' }),
      aPatent({ publicationNumber: 'CN5A', title: 'saddle' }),
      aPatent(),
    )
    expect(ids(await rank(on, 'saddle saddle saddle graphene'))).toEqual(['CN5A', 'CN4A'])
    expect(ids(await rank(on, 'graphene graphene graphene saddle'))).toEqual(['CN4A', 'CN5A'])
  },
  'a record whose title is the question comes first, however often others contain its words': async (on) => {
    const often = aPatent({ publicationNumber: 'CN6A', title: '石墨烯电池 石墨烯电池', abstract: '石墨烯电池。'.repeat(5) })
    await on.put(
      often,
      aPatent({ publicationNumber: 'CN7A', title: '石墨烯电池', abstract: '与本题无关的一段很长的说明文字，谈论自行车的鞍座。'.repeat(3) }),
    )
    const page = await rank(on, '石墨烯电池。')
    expect(ids(page)).toEqual(['CN7A', 'CN6A'])
    expect(page.hits[0]!.ranks.title).toBe(1)
    expect(page.hits[1]!.ranks).not.toHaveProperty('title')
  },
  'publications of one application stand together': async (on) => {
    const of = (publicationNumber: string, applicationNumber: string, title: string) =>
      aPatent({ publicationNumber, applicationNumber, title })
    await on.put(
      of('CN101A', 'CN201010000001', 'graphene battery electrode'),
      of('CN102A', 'CN201010000002', 'graphene battery'),
      of('CN103B', 'CN201010000001', 'graphene'),
    )
    expect(ids(await rank(on, 'graphene battery electrode'))).toEqual(['CN101A', 'CN103B', 'CN102A'])
  },
  'with one hit a group the best of each stands in its place, groups make the page and the count': async (on) => {
    const of = (publicationNumber: string, applicationNumber: string, familyGroup: string, title: string, applicationDate: string) =>
      aPatent({ publicationNumber, applicationNumber, familyGroup, title, applicationDate })
    await on.put(
      of('CN301A', 'CN201010000001', 'F1', 'graphene battery electrode', '20100101'),
      of('CN301B', 'CN201010000001', 'F1', 'graphene electrode', '20100101'),
      of('CN302A', 'CN201110000002', 'F1', 'graphene battery', '20110101'),
      of('CN303A', 'CN202010000003', 'F3', 'graphene', '20200101'),
      SADDLE,
    )
    const grouped = async (more: Partial<SemanticSearchRequest>) => {
      const { hits, total } = await rank(on, 'graphene battery electrode', more)
      return { total, hits: hits.map(({ docId, groupSize }) => [docId, groupSize]) }
    }
    const applications = [
      ['CN301A', 2],
      ['CN302A', 1],
      ['CN303A', 1],
    ]
    expect(await grouped({ collapse: 'application' })).toEqual({ total: 3, hits: applications })
    expect(await grouped({ collapse: 'application', from: 1, size: 1 })).toEqual({ total: 3, hits: applications.slice(1, 2) })
    const families = [
      ['CN301A', 3],
      ['CN303A', 1],
    ]
    expect(await grouped({ collapse: 'family' })).toEqual({ total: 2, hits: families })
    expect(await grouped({})).toMatchObject({ total: 4 })
  },
  'of equals the newest stands first, as in every list, wherever they are looked for': async (on) => {
    const dated = (publicationNumber: string, applicationDate: string, title = 'graphene electrode') =>
      aPatent({ publicationNumber, applicationNumber: `A${publicationNumber}`, applicationDate, title })
    const better = dated('CN204A', '20010101', 'graphene graphene electrode')
    await on.put(dated('CN202A', '20120301'), dated('CN203A', '20140301'), better, dated('CN201A', '20100301'), SADDLE)
    const page = await rank(on, 'graphene')
    expect(ids(page)).toEqual(['CN204A', 'CN203A', 'CN202A', 'CN201A'])
    expect(page.hits.map(({ ranks }) => ranks.words)).toEqual([1, 2, 3, 4])
    expect(ids(await rank(on, 'graphene electrode'))).toEqual(['CN203A', 'CN202A', 'CN201A', 'CN204A'])
    const within = await rank(on, 'graphene', { query: not(exact('pn', 'CN202A')), size: 3 })
    expect(ids(within)).toEqual(['CN204A', 'CN203A', 'CN201A'])
    expect(await on.found(semantic('graphene'))).toEqual(['CN204A', 'CN203A', 'CN202A', 'CN201A'])
  },
  'of one date of application the later publication stands first, written after the earlier as they come': async (on) => {
    const published = (publicationNumber: string, publicationDate: string) =>
      aPatent({ publicationNumber, applicationNumber: 'CN1', applicationDate: '20100101', publicationDate, title: 'graphene' })
    await on.put(published('CN9A', '20110101'))
    await on.put(published('CN9B', '20130101'))
    expect(await on.found(word('graphene'))).toEqual(['CN9B', 'CN9A'])
    expect(await on.found(semantic('graphene'))).toEqual(['CN9B', 'CN9A'])
  },
  'a query and filters narrow where is looked': async (on) => {
    await on.put(SADDLE, ELECTRODE, HOUSING)
    expect(ids(await rank(on, 'graphene battery', { query: exact('pn', 'CN3A') }))).toEqual(['CN3A'])
    expect(ids(await rank(on, 'graphene battery', { query: word('saddle') }))).toEqual(['CN1A'])
    expect(ids(await rank(on, 'graphene battery', { filters: [{ field: 'pn', values: ['CN3A'], include: false }] }))).not.toContain('CN3A')
  },
  'a semantic query: all hits of its other conditions, ranked by it, the same in every response': async (on) => {
    await on.put(SADDLE, ELECTRODE, HOUSING, aPatent({ publicationNumber: 'US9A', office: 'US', title: 'graphene', abstract: COATED }))
    const chinese = exact('country', 'CN')
    const query = and(semantic('battery electrode coating of graphene'), chinese)
    expect(await on.found(query)).toEqual(['CN2A', 'CN3A', 'CN1A'])
    expect(await on.found(query, { sort: [] })).toEqual(['CN2A', 'CN3A', 'CN1A'])
    expect(await on.found(query, { sort: [{ by: 'relevance', order: 'desc' }] })).toEqual(['CN2A', 'CN3A', 'CN1A'])
    expect(await on.found(query, { sort: [{ by: 'relevance', order: 'asc' }] })).toEqual(['CN1A', 'CN3A', 'CN2A'])
    expect(await on.engine.count({ query, exact: true })).toEqual({ total: 3, relation: 'eq' })
    const [countries] = await on.engine.facets({ query, facets: [{ field: 'country', count: 5 }] })
    expect(countries!.list).toEqual([{ value: 'CN', count: 3 }])
    const filters = [{ field: 'pn', values: ['CN3A', 'US9A'], include: true }]
    expect(await on.found(query, { filters })).toEqual(['CN3A'])
    expect(await on.found(and(query, not(word('saddle'))))).toEqual(['CN2A', 'CN3A'])
  },
  'a semantic condition alone finds related patents; a number is the patent of that number': async (on) => {
    const coated = aPatent({ publicationNumber: 'CN103399241B', title: 'coated graphene electrodes' })
    await on.put(SADDLE, ELECTRODE, HOUSING, coated)
    expect(await on.found(semantic('bicycle with springs'))).toEqual(['CN1A'])
    expect(await on.found(semantic('CN 103399241 B'))).toEqual(['CN2A', 'CN3A'])
    expect(await on.found(semantic('zzyzx'))).toEqual([])
    await expect(on.found(semantic('of the'))).rejects.toMatchObject({ reason: 'no-words' })
  },
  'optional words move a semantic hit; within other conditions both apply': async (on) => {
    await on.put(SADDLE, ELECTRODE, HOUSING)
    const query = semantic('electrode')
    const without = await on.found(query)
    const last = without.at(-1)!
    const only = exact('pn', last)
    expect(without).toHaveLength(2)
    expect((await on.found(optional(query, last === 'CN3A' ? phrase('a housing holds') : phrase('graphene films')))).toSorted()).toEqual(
      without.toSorted(),
    )
    expect(await on.found(or(and(query, only), word('saddle')))).toEqual(expect.arrayContaining([last, 'CN1A']))
  },
  'what was ranked within a query is ranked anew after a write': async (on) => {
    await on.put(ELECTRODE, HOUSING)
    expect(await on.found(semantic('graphene'))).toEqual(['CN2A'])
    await on.engine.write({ puts: [{ ...HOUSING, abstracts: [{ lang: 'en', text: 'graphene graphene' }] }], deletes: ['CN2A'] })
    expect(await on.found(semantic('graphene'))).toEqual(['CN3A'])
  },
  'a patent is searched with its own texts; it and the publications of its application are no hits': async (on) => {
    await on.put(SADDLE, { ...ELECTRODE, applicationNumber: 'CN201010000009' }, HOUSING)
    await on.put(aPatent({ publicationNumber: 'CN8B', applicationNumber: 'CN201010000009', title: 'graphene electrodes' }))
    const page = await on.engine.semantic!.rank({ question: { kind: 'record', id: 'CN2A' }, from: 0, size: 10 })
    expect(ids(page)).toEqual(['CN3A'])
  },
  'an unknown patent and a text without a word are rejected': async (on) => {
    await on.put(SADDLE)
    const unknown = on.engine.semantic!.rank({ question: { kind: 'record', id: 'CN404A' }, from: 0, size: 10 })
    await expect(unknown).rejects.toMatchObject({ reason: 'invalid-request' })
    for (const text of ['', '，。', 'of the']) await expect(rank(on, text), text).rejects.toMatchObject({ reason: 'no-words' })
  },
  'words in every patent are not reported as the subject of a question': async (on) => {
    await on.put(aPatent({ title: '一种石墨烯', abstract: '所述石墨烯' }), SADDLE)
    const { terms } = await rank(on, '一种所述石墨烯')
    expect(terms.map(({ text }) => text)).toContainEqual(expect.stringContaining('石墨'))
    expect(terms.filter(({ text }) => text === '一种' || text === '所述')).toEqual([])
  },
  'words nobody writes find nothing': async (on) => {
    await on.put(SADDLE)
    expect(await rank(on, 'zzyzx')).toMatchObject({ hits: [], total: 0 })
  },
  'pages go on where the last ended': async (on) => {
    await on.put(...Array.from({ length: 12 }, (_, i) => aPatent({ title: `graphene ${'electrode '.repeat(i + 1)}` })))
    const all = ids(await rank(on, 'graphene electrode', { size: 100 }))
    const pages = [0, 5, 10].map(async (from) => ids(await rank(on, 'graphene electrode', { from, size: 5 })))
    expect((await Promise.all(pages)).flat()).toEqual(all)
    expect(all).toHaveLength(12)
  },
  'what is written is found at once, what is deleted no more': async (on) => {
    await on.put(ELECTRODE, HOUSING)
    await on.engine.write({ puts: [{ ...HOUSING, abstracts: [{ lang: 'en', text: 'graphene graphene' }] }], deletes: ['CN2A'] })
    expect(ids(await rank(on, 'graphene'))).toEqual(['CN3A'])
  },
  'stops when it is cancelled': async (on) => {
    await on.put(SADDLE)
    const reason = new Error('no longer wanted')
    await expect(rank(on, 'saddle', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  },
}
