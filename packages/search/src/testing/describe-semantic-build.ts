import type { EmbeddingModel } from '@gezhi/semantic'
import type { PatentRecord } from '@gezhi/records'
import { expect, onTestFinished, test } from 'vitest'
import type { SemanticChannel, SemanticSearchPage, SemanticProgress } from '../semantic/semantic-search.ts'
import type { SearchEngine } from '../search-engine.ts'
import { aPatent } from './a-patent.ts'

/** An engine that builds the data for semantic search, on an index of its own. */
export interface BuildingEngine {
  readonly engine: SearchEngine
  /** Closes the engine and opens another on the same index. */
  reopen(model?: EmbeddingModel): Promise<SearchEngine>
  dispose(): Promise<void>
}

export type OpenBuildingEngine = (model: EmbeddingModel | null, warn: (what: string) => void) => Promise<BuildingEngine>

const rank = (engine: SearchEngine, text: string, channels?: readonly SemanticChannel[]) =>
  engine.semantic!.rank({ question: { kind: 'text', text }, from: 0, size: 10, ...(channels !== undefined && { channels }) })
const ids = (page: SemanticSearchPage) => page.hits.map((hit) => hit.docId)

/** ms; on an idle machine a build takes seconds. */
const BUILD_LIMIT = 600_000

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Sixty topics with four words each; the first are batteries and bicycles. */
const TOPICS = Array.from({ length: 60 }, (_, t) =>
  Array.from({ length: 4 }, (_word, j) => `q${LETTERS[t % 26]}${LETTERS[t % 7]}${LETTERS[j]}k`),
)
TOPICS[0] = ['graphene', 'battery', 'anode', 'cathode']
TOPICS[1] = ['bicycle', 'saddle', 'pedal', 'wheel']

/** Record `i` is about one topic and contains three of its words. */
function topical(i: number): PatentRecord {
  const words = TOPICS[i % TOPICS.length]!.filter((_, j) => j !== Math.floor(i / TOPICS.length) % 4)
  return aPatent({ publicationNumber: `CN${100_000 + i}A`, title: words[0]!, abstract: `${words.join(' ')} number n${i}` })
}

const corpus = Array.from({ length: 600 }, (_, i) => topical(i))

/** A model with two classes: texts about wheels, and all others. */
function wheelModel(state: { fails: boolean; embedded: string[] }): EmbeddingModel {
  return {
    id: 'wheels-1',
    dimensions: 2,
    limits: { batch: 100, characters: 1000 },
    embed: async (texts, as) => {
      state.embedded.push(...texts.map((text) => `${as} ${text}`))
      if (state.fails) throw new Error('The model does not answer')
      return texts.map((text) => (/wheel|bicycle|car/.test(text) ? Float32Array.of(1, 0) : Float32Array.of(0, 1)))
    },
    close: async () => {},
  }
}

/** Tests what an engine builds for semantic search: vectors, the lexicon, neighbours, an external model. */
export function describeSemanticBuild(open: OpenBuildingEngine): void {
  async function newEngine(model: EmbeddingModel | null = null, warn: (what: string) => void = () => {}): Promise<BuildingEngine> {
    const under = await open(model, warn)
    onTestFinished(() => under.dispose())
    return under
  }

  test(
    'vectors are built, find records that share no word with the question, survive a reopening and follow changes only',
    { timeout: BUILD_LIMIT },
    async () => {
      const under = await newEngine()
      const { engine } = under
      const cathode = aPatent({ publicationNumber: 'CN1A', title: 'cathode', abstract: 'cathode' })
      await engine.write({ puts: [...corpus, cathode, aPatent({ title: '石墨烯' })] })
      expect(await engine.semantic!.status()).toMatchObject({ documents: 602, vectors: 0, waiting: 602, model: null })
      const reports: SemanticProgress[] = []
      const built = await engine.semantic!.build({ onProgress: (progress) => reports.push(progress) })
      expect(built).toMatchObject({ documents: 602, vectors: 602, waiting: 0, building: false, model: { sample: 602 } })
      expect(built.translations.dictionary).toBeGreaterThan(100_000)
      expect(reports.at(-1)).toMatchObject({ phase: 'vectors', done: 602, total: 602 })
      expect((await rank(engine, 'battery anode')).channels).toEqual(['words', 'feedback', 'vector'])
      const { hits } = await engine.semantic!.rank({
        question: { kind: 'text', text: 'graphene' },
        from: 0,
        size: 500,
        channels: ['vector'],
      })
      const other = hits.find(({ docId }) => docId === 'CN1A')
      expect(other?.ranks).toHaveProperty('vector')
      expect(other?.ranks).not.toHaveProperty('words')
      const near = await engine.semantic!.neighbours({ text: 'Graphene', limit: 12 })
      expect(near.filter(({ source }) => source === 'corpus').map(({ text }) => text)).toEqual(expect.arrayContaining(['anode', 'cathode']))
      expect(near.map(({ text }) => text)).not.toContain('saddle')
      expect(near).toContainEqual({ text: '石墨烯', score: expect.any(Number) as number, source: 'technical', language: 'zh' })
      await engine.write({ puts: [topical(3_000)], deletes: ['CN100000A'] })
      expect(await engine.semantic!.status()).toMatchObject({ documents: 602, waiting: 2 })
      const first: SemanticProgress[] = []
      expect(await engine.semantic!.build({ onProgress: (progress) => first.push(progress) })).toMatchObject({
        vectors: 602,
        waiting: 0,
        model: built.model,
      })
      expect(first.filter(({ phase }) => phase === 'learning')).toEqual([])
      const found = ids(await rank(engine, 'battery anode'))
      const again = await under.reopen()
      expect(ids(await rank(again, 'battery anode'))).toEqual(found)
      expect((await again.semantic!.build({ retrain: true })).model!.id).not.toBe(built.model!.id)
    },
  )

  test('a question in one language finds records in the other, and lists the words', { timeout: BUILD_LIMIT }, async () => {
    const { engine } = await newEngine()
    await engine.write({
      puts: [
        aPatent({ publicationNumber: 'CN1A', title: '一种石墨烯电池', abstract: '本发明公开了一种锂离子电池，其电极涂有石墨烯薄膜。' }),
        aPatent({ publicationNumber: 'CN2A', title: '自行车鞍座', abstract: '一种带弹簧的自行车鞍座。' }),
        aPatent({ publicationNumber: 'US3A', title: 'Bicycle saddle', abstract: 'A saddle with springs.' }),
      ],
    })
    await engine.semantic!.build()
    const page = await rank(engine, 'graphene coated electrode of a battery')
    expect(ids(page)).toEqual(['CN1A'])
    expect(page.hits[0]!.terms).toContainEqual(
      expect.objectContaining({ text: '石墨烯', channel: 'words', from: { text: 'graphene', source: 'technical' } }),
    )
    expect(page.hits[0]!.passage!.text).toContain('石墨烯')
    expect(page.terms.find(({ text }) => text === 'graphene')!.translations).toEqual([{ text: '石墨烯', share: 1, source: 'technical' }])
    const back = await rank(engine, '带弹簧的自行车')
    // The English record contains translations of the whole question, so that it may come first.
    expect(ids(back).toSorted()).toEqual(['CN2A', 'US3A'])
    expect(back.hits.find(({ docId }) => docId === 'US3A')!.terms.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['bicycle', 'springs']),
    )
    const alone = await engine.semantic!.rank({ question: { kind: 'text', text: 'graphene' }, from: 0, size: 10, translate: false })
    expect(alone.hits).toEqual([])
  })

  test(
    'an external model computes the vectors instead of the learned one; if it does not respond the other channels rank, which is reported',
    { timeout: BUILD_LIMIT },
    async () => {
      const state = { fails: false, embedded: [] as string[] }
      const warnings: string[] = []
      const under = await newEngine(wheelModel(state), (what) => warnings.push(what))
      const { engine } = under
      await engine.write({
        puts: [
          aPatent({ publicationNumber: 'CN1A', title: 'bicycle frame', abstract: 'a frame' }),
          aPatent({ publicationNumber: 'CN2A', title: 'graphene film', abstract: 'a film' }),
        ],
      })
      expect(await engine.semantic!.build()).toMatchObject({ vectors: 2, model: { id: 'wheels-1', dimensions: 2, sample: null } })
      expect(state.embedded).toEqual(['document bicycle frame\na frame', 'document graphene film\na film'])
      const page = await rank(engine, 'car')
      expect(ids(page)[0]).toBe('CN1A')
      expect([page.hits[0]!.ranks.vector, page.hits[0]!.ranks.words]).toEqual([1, undefined])
      state.fails = true
      expect((await rank(engine, 'frame')).channels).not.toContain('vector')
      expect(warnings).toEqual(['The model does not answer'])
      // It is not called again for a while: searches do not wait for an unresponsive model.
      expect((await rank(engine, 'film')).channels).not.toContain('vector')
      expect(state.embedded.at(-1)).toBe('query frame')

      // Another model: all vectors must be computed again, and the status shows it.
      const again = await under.reopen({ ...wheelModel(state), id: 'wheels-2' })
      expect(await again.semantic!.status()).toMatchObject({ waiting: 2, model: { id: 'wheels-1' } })
      await expect(again.semantic!.build()).rejects.toThrow('The model does not answer')
      expect(await again.semantic!.status()).toMatchObject({ waiting: 2 })
      state.fails = false
      expect(await again.semantic!.build()).toMatchObject({ vectors: 2, waiting: 0, model: { id: 'wheels-2' } })
      expect(await again.semantic!.status()).toMatchObject({ waiting: 0 })
    },
  )
}
