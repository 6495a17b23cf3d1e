import type { EmbeddingModel } from '@gezhi/semantic'
import { childrenOf, type QueryNode } from '@gezhi/query'
import type { SemanticSearchRequest } from '../semantic-search.ts'

/** The vector of a question by an external model; not comparable with vectors of another model. */
export interface QuestionVector {
  readonly model: string
  readonly vector: Float32Array
}

/** ms a search waits for the vector of its question. */
const LONGEST_QUESTION = 3000
/** ms for which searches do not call a model that failed to respond. */
const SILENCE = 10_000
/** Cached vectors of semantic parts of queries. */
const MAX_REQUESTED = 50
const NEVER = new AbortController().signal

/** Vectors of questions from an external model; a model that does not respond is skipped for a while, and the other channels are used. */
export class QuestionVectors {
  readonly #model: EmbeddingModel | null
  readonly #warn: (what: string) => void
  readonly #cached = new Map<string, Promise<QuestionVector | null>>()
  /** A model that did not respond is not called again before this time. */
  #silentUntil = 0

  /** `model`: null for vectors learned from the records. `warn`: called when searches continue without something they should have. */
  constructor(model: EmbeddingModel | null, warn: (what: string) => void) {
    this.#model = model
    this.#warn = warn
  }

  /** The vector of a text question; null without an external model, or if it is skipped or does not respond. */
  async of(
    { question, channels }: Pick<SemanticSearchRequest, 'question' | 'channels'>,
    signal: AbortSignal | undefined,
  ): Promise<QuestionVector | null> {
    const model = this.#model
    if (model === null || question.kind !== 'text' || channels?.includes('vector') === false) return null
    if (performance.now() < this.#silentUntil) return null
    try {
      const deadline = AbortSignal.any([signal ?? NEVER, AbortSignal.timeout(LONGEST_QUESTION)])
      const [vector] = await model.embed([question.text], 'query', deadline)
      return { model: model.id, vector: vector! }
    } catch (error) {
      signal?.throwIfAborted()
      this.#silentUntil = performance.now() + SILENCE
      this.#warn(error instanceof Error ? error.message : String(error))
      return null
    }
  }

  /** The vector of the semantic part of a query; computed once for page, count and facets of a search. */
  async inQuery(query: QueryNode | null): Promise<QuestionVector | null> {
    const text = this.#model === null || query === null ? null : semanticText(query)
    return text === null ? null : this.ofText(text)
  }

  /** The vector of a text, cached for some time. */
  async ofText(text: string): Promise<QuestionVector | null> {
    const request = this.#cached.get(text) ?? this.of({ question: { kind: 'text', text } }, undefined)
    this.#cached.set(text, request)
    if (this.#cached.size > MAX_REQUESTED) this.#cached.delete(this.#cached.keys().next().value!)
    const vector = await request
    if (vector === null) this.#cached.delete(text)
    return vector
  }
}

/** The text of the semantic part of a query; null if it has none. */
function semanticText(query: QueryNode): string | null {
  if (query.kind === 'semantic') return query.text
  for (const child of childrenOf(query)) {
    const text = semanticText(child)
    if (text !== null) return text
  }
  return null
}
