import type { LangText, RecordKind } from '@gezhi/records'
import { foldIn, TermVectorList, TRAINING_STEPS, weightedTermVector, type TechnicalTerm } from '@gezhi/semantic'
import {
  dictionaryWords,
  isModelDue,
  learnLexicon,
  learnModel,
  technicalEdition,
  MODEL_SAMPLE,
  RECORDS_TO_LEARN_FROM,
  TextPairs,
  type BuildPhase,
  type BuildProgress,
  type LearnedLexicon,
  type LearningLimits,
  type ModelInUse,
} from '@gezhi/search/semantic'
import { aboutTexts } from '@gezhi/search'
import { throwIfCancelled } from '@gezhi/threads'
import type { Cluster } from '../../cluster.ts'
import { everyHit } from '../../read/every-hit.ts'
import { recordOf, type DocumentSource } from '../../storage/stored-document.ts'
import { liveIndex } from '../live-index.ts'
import { saveSemanticState, type BuiltModel, type SemanticState } from '../semantic-state.ts'
import { RequestTerms } from '../request-terms.ts'
import { termVectorOf, documentsWithTermVectors, sampled, type DocumentTermVector } from './document-term-vectors.ts'
import { dropSemanticStores, SemanticStore, type MadeVector } from './semantic-store.ts'
import { putLexicon } from './stored-lexicon.ts'
import { putModel, readModel, type ModelParts } from './stored-model.ts'

/** Writes shortly before the previous build may have been missed by it: clocks differ, and a busy cluster delays batches. */
const MARGIN_MS = 10 * 60_000

export interface BuildJob {
  readonly kind: RecordKind
  readonly name: string
  readonly retrain: boolean
  /** The external model whose vectors are needed; null for one learned from the records. */
  readonly model: ModelInUse | null
  /** Number of translations in the dictionary; null if none is installed. */
  readonly dictionary: number | null
  /** Texts to learn translations from; null if the last build used the same. */
  readonly teaching: { readonly edition: string; readonly texts: string } | null
  /** Of the operator. */
  readonly technicalTerms: readonly TechnicalTerm[]
  readonly progress: BuildProgress
  readonly limits: LearningLimits
}

/** One build, activated by `finish`. */
export class SemanticBuild {
  readonly #cluster: Cluster
  readonly #job: BuildJob
  readonly #startedAt = Date.now()
  #state: SemanticState

  private constructor(cluster: Cluster, job: BuildJob, state: SemanticState) {
    this.#cluster = cluster
    this.#job = job
    this.#state = state
  }

  /** Learns a model if that is due and computes its vectors; those of an external model are left to the caller. */
  static async begin(cluster: Cluster, job: BuildJob): Promise<SemanticBuild> {
    const { index, semantic } = await liveIndex(cluster, job.name)
    const none = {
      index,
      version: 0,
      builtAt: 0,
      documents: 0,
      model: null,
      nextModel: null,
      translations: {},
      technicalTerms: null,
      ownTerms: [],
      teaching: null,
    }
    const build = new SemanticBuild(cluster, job, semantic ?? none)
    await build.#learn()
    return build
  }

  async #learn(): Promise<void> {
    const { index } = this.#state
    const { count: documents } = await this.#cluster.call<{ count: number }>({ method: 'GET', path: `/${index}/_count` })
    this.#report('reading', documents, documents)
    this.#state = {
      ...this.#state,
      translations: { ...this.#state.translations, ...(this.#job.dictionary !== null && { dictionary: this.#job.dictionary }) },
      technicalTerms: technicalEdition(this.#job.technicalTerms),
      ownTerms: this.#job.technicalTerms,
    }
    const { retrain, model, teaching } = this.#job
    if (retrain || teaching !== null || isModelDue(this.#current, documents, model)) await this.#beginModel(documents)
    if (this.#current !== null && this.#current.sample !== null) await this.#foldIn(this.#current, documents)
  }

  /** The model whose vectors are being computed: the next one, if there is one. */
  get #current(): BuiltModel | null {
    return this.#state.nextModel ?? this.#state.model
  }

  async #beginModel(documents: number): Promise<void> {
    const { index, model, nextModel } = this.#state
    await dropSemanticStores(
      this.#cluster,
      index,
      [model, nextModel].flatMap((one) => one?.store ?? []),
    )
    const store = await SemanticStore.create(this.#cluster, index)
    const texts = this.#job.teaching?.texts ?? (await this.#lastTexts())
    await store.putPart('teaching', Buffer.from(texts))
    const learned = await this.#learnLexicon(documents, texts)
    await putLexicon(store, learned)
    const built = this.#job.model === null ? await this.#train(store, documents) : { ...this.#job.model, sample: null }
    await store.refresh()
    if (nextModel !== null) await new SemanticStore(this.#cluster, nextModel.store).drop()
    const translations = { ...this.#state.translations, records: learned.translations.length }
    const teaching = this.#job.teaching?.edition ?? this.#state.teaching
    await this.#save({ nextModel: { ...built, store: store.name }, translations, teaching })
  }

  /** The texts that the model in use was learned with. */
  async #lastTexts(): Promise<string> {
    const { model } = this.#state
    return model === null ? '' : (await new SemanticStore(this.#cluster, model.store).part('teaching')).toString()
  }

  async #learnLexicon(documents: number, teaching: string): Promise<LearnedLexicon> {
    const pairs = new TextPairs()
    const { kind } = this.#job
    if (teaching !== '') pairs.add(JSON.parse(teaching) as LangText[][])
    const texts: string[] = []
    let characters = 0
    const { limits } = this.#job
    const every = Math.max(1, Math.ceil(Math.min(documents, RECORDS_TO_LEARN_FROM) / MODEL_SAMPLE))
    let place = 0
    const body = { size: 500, sort: [{ docId: 'asc' }], _source: ['front'], ...sampled(documents, RECORDS_TO_LEARN_FROM) }
    for await (const hits of everyHit<{ _source: DocumentSource }>(this.#cluster, this.#state.index, body)) {
      throwIfCancelled()
      for (const { _source } of hits) {
        const record = recordOf(_source)
        pairs.add(kind.parallelTexts?.(record) ?? [])
        if (place++ % every !== 0 || characters >= limits.maxCharacters) continue
        const about = aboutTexts(kind.textColumns, record)
        characters += about.join('').length
        texts.push(...about)
      }
    }
    return learnLexicon({ texts, pairs, dictionary: await dictionaryWords(), limits })
  }

  async #train(store: SemanticStore, documents: number): Promise<Omit<BuiltModel, 'store'>> {
    const terms = new RequestTerms(() => true)
    const termVectors = new TermVectorList()
    for await (const page of documentsWithTermVectors(this.#cluster, this.#state.index, sampled(documents, MODEL_SAMPLE))) {
      throwIfCancelled()
      for (const document of page) termVectors.add(termVectorOf(document, (form) => terms.ofDocument(form)))
    }
    const { id, sample, learned } = learnModel(
      termVectors,
      (step) => this.#report('learning', step, TRAINING_STEPS),
      this.#job.limits.maxTerms,
    )
    this.#report('learning', TRAINING_STEPS, TRAINING_STEPS)
    const words = Array.from(learned.terms, (term) => terms.formsOf(term)[0]!)
    await putModel(store, { dimensions: learned.dimensions, words, inverse: learned.inverse, rows: learned.rows })
    return { id, dimensions: learned.dimensions, sample }
  }

  /** Computes the missing vectors of documents. */
  async #foldIn(model: BuiltModel, documents: number): Promise<void> {
    const store = new SemanticStore(this.#cluster, model.store)
    const modelParts = await readModel(store)
    if (modelParts === null) return
    const vectorOf = toVectors(modelParts)
    let done = this.#state.nextModel === null ? await store.count() : 0
    for await (const page of this.#vectorless()) {
      await store.putVectors(
        page.map((document): MadeVector => ({ docId: document.docId, hash: document.hash, vector: vectorOf(document) })),
      )
      done += page.length
      this.#report('vectors', Math.min(done, documents), documents)
    }
    this.#report('vectors', documents, documents)
  }

  /** Documents whose vector is missing or outdated, page by page. */
  async *#vectorless(): AsyncGenerator<readonly DocumentTermVector[], void, void> {
    const store = new SemanticStore(this.#cluster, this.#current!.store)
    // Makes the results of an aborted build visible, so that they are reused.
    await store.refresh()
    const since = this.#state.nextModel === null ? { query: { range: { written: { gte: this.#state.builtAt - MARGIN_MS } } } } : {}
    for await (const page of documentsWithTermVectors(this.#cluster, this.#state.index, since)) {
      throwIfCancelled()
      const known = await store.hashes(page.map(({ docId }) => docId))
      yield page.filter(({ docId, hash }) => known.get(docId) !== hash)
    }
  }

  /** Documents that an external model must embed, with their texts, page by page. */
  async *texts(): AsyncGenerator<readonly (DocumentTermVector & { readonly text: string })[], void, void> {
    if (this.#current === null || this.#current.sample !== null) return
    for await (const page of this.#vectorless()) {
      if (page.length === 0) continue
      const body = { ids: page.map(({ docId }) => docId) }
      const { docs } = await this.#cluster.call<{ docs: readonly { found?: boolean; _source: DocumentSource }[] }>({
        method: 'POST',
        path: `/${this.#state.index}/_mget`,
        body,
      })
      const { textColumns } = this.#job.kind
      const textOf = (source: DocumentSource) => aboutTexts(textColumns, recordOf(source)).join('\n')
      yield page.map((document, i) => ({ ...document, text: docs[i]?.found === true ? textOf(docs[i]._source) : '' }))
    }
  }

  putVectors(made: readonly MadeVector[]): Promise<void> {
    return new SemanticStore(this.#cluster, this.#current!.store).putVectors(made)
  }

  /** Activates what was built. */
  async finish(): Promise<void> {
    const { index, model, nextModel } = this.#state
    const current = this.#current
    const { count } = await this.#cluster.call<{ count: number }>({ method: 'GET', path: `/${index}/_count` })
    if (current !== null) await this.#removeGone(new SemanticStore(this.#cluster, current.store), count)
    await this.#save({ builtAt: this.#startedAt, documents: count, model: current, nextModel: null })
    if (nextModel !== null && model !== null) await new SemanticStore(this.#cluster, model.store).drop()
  }

  /** Removes vectors of deleted documents. */
  async #removeGone(store: SemanticStore, documents: number): Promise<void> {
    await store.refresh()
    if ((await store.count()) <= documents) return
    for await (const docIds of store.docIds()) {
      throwIfCancelled()
      const body = {
        size: docIds.length,
        query: { terms: { docId: docIds } },
        _source: false,
        docvalue_fields: ['docId'],
        track_total_hits: false,
      }
      const { hits } = await this.#cluster.call<{ hits: { hits: readonly { fields: { docId: readonly [string] } }[] } }>({
        method: 'POST',
        path: `/${this.#state.index}/_search`,
        body,
      })
      const there = new Set(hits.hits.map(({ fields }) => fields.docId[0]))
      await store.remove(docIds.filter((docId) => !there.has(docId)))
    }
    await store.refresh()
  }

  async #save(changes: Partial<SemanticState>): Promise<void> {
    this.#state = { ...this.#state, ...changes }
    await saveSemanticState(this.#cluster, this.#job.name, this.#state)
  }

  #report(phase: BuildPhase, done: number, total: number): void {
    this.#job.progress.report(phase, done, total)
    throwIfCancelled()
  }
}

function toVectors({ words, inverse, rows, dimensions }: ModelParts): (document: DocumentTermVector) => Float32Array {
  const rowOf = new Map<string, number>()
  const terms = new RequestTerms((term) => rowOf.has(term))
  for (const [row, word] of words.entries()) rowOf.set(terms.term(terms.ofDocument(word)), row)
  const find = (number: number) => rowOf.get(terms.term(number)) ?? -1
  return (document) =>
    foldIn(
      weightedTermVector(
        termVectorOf(document, (form) => terms.find(form)),
        find,
        inverse,
      ),
      { dimensions, rows },
    )
}
