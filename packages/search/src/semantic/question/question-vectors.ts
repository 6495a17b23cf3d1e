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
/** ms in which searches do without a model that did not answer. */
const SILENCE = 10_000
/** Vectors of questions in queries that are kept. */
const MAX_REQUESTED = 50
const NEVER = new AbortController().signal

/** Vectors of questions by a model outside; a model that does not answer is left out for a while, the other channels speak. */
export class QuestionVectors {
  readonly #model: EmbeddingModel | null
  readonly #warn: (what: string) => void
  readonly #cached = new Map<string, Promise<QuestionVector | null>>()
  /** Until then a model that did not answer is not asked again. */
  #silentUntil = 0

  /** `model`: null where vectors are those learned from the records. `warn`: told what goes on without something it should have. */
  constructor(model: EmbeddingModel | null, warn: (what: string) => void) {
    this.#model = model
    this.#warn = warn
  }

  /** The vector of a question in words; null where there is no model outside, where it is not asked or does not answer. */
  async of(
    { question, channels }: Pick<SemanticSearchRequest, 'question' | 'channels'>,
    signal: AbortSignal | undefined,
  ): Promise<QuestionVector | null> {
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
      this.#warn(error instanceof Error ? error.message : String(error))
      return null
    }
  }

  /** The vector of the semantic part of a query; computed once for page, count and facets of a search. */
  async inQuery(query: QueryNode | null): Promise<QuestionVector | null> {
    const text = this.#model === null || query === null ? null : semanticText(query)
    return text === null ? null : this.ofText(text)
  }

  /** The vector of a text, asked once for some time. */
  async ofText(text: string): Promise<QuestionVector | null> {
    const asking = this.#cached.get(text) ?? this.of({ question: { kind: 'text', text } }, undefined)
    this.#cached.set(text, asking)
    if (this.#cached.size > MAX_REQUESTED) this.#cached.delete(this.#cached.keys().next().value!)
    const vector = await asking
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
