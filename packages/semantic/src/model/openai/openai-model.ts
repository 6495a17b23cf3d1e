import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { embedInBatches } from '../embed-in-batches.ts'
import { EmbeddingModelError, type EmbeddingModel } from '../embedding-model.ts'
import { readEmbeddings } from './read-embeddings.ts'

/** Settings of a model with OpenAI's embeddings protocol. */
export interface OpenAiModelSettings {
  /** `https://api.openai.com/v1`, without `/embeddings`. */
  readonly base: string
  readonly model: string
  readonly dimensions: number
  readonly key?: string
  /** Texts per call, default 64. */
  readonly batch?: number
  /** Characters per text, default 8000. */
  readonly characters?: number
  /** Timeout in milliseconds. Default 60,000. */
  readonly timeout?: number
  /** Milliseconds before the second attempt, doubled for each further one. Default 500. */
  readonly pause?: number
}

const ATTEMPTS = 4
/** A server that requests a longer wait is given up. */
const LONGEST_PAUSE = 60_000

/** A model behind `POST {base}/embeddings`. Temporary errors (429, 5xx, no connection) are retried with growing pauses. */
export function openAiModel(settings: OpenAiModelSettings): EmbeddingModel {
  const { base, model, dimensions, batch = 64, characters = 8000 } = settings
  const limits = { batch, characters }
  return {
    id: `openai-${model}-${dimensions}-${createHash('sha256').update(base).digest('hex').slice(0, 8)}`,
    dimensions,
    limits,
    embed: (texts, _as, signal) =>
      embedInBatches(texts, { limits, dimensions }, (some) => requestWithRetries(settings, some, signal), signal),
    close: async () => {},
  }
}

async function requestWithRetries(settings: OpenAiModelSettings, texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await sendRequest(settings, texts, signal)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof EmbeddingModelError) || !error.retry || attempt === ATTEMPTS) throw error
      const retryAfterMs = Number((error.cause as { retryAfter?: string } | undefined)?.retryAfter ?? 0) * 1000
      const pause = Math.max(retryAfterMs, (settings.pause ?? 500) * 2 ** (attempt - 1))
      if (pause > LONGEST_PAUSE) throw error
      await sleep(pause, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}

async function sendRequest(
  { base, model, dimensions, key, timeout = 60_000 }: OpenAiModelSettings,
  input: readonly string[],
  signal: AbortSignal,
): Promise<Float32Array[]> {
  const response = await fetch(`${base.replace(/\/+$/, '')}/embeddings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, input, encoding_format: 'float' }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new EmbeddingModelError('unreachable', `The embedding model at ${base} cannot be reached`, { cause: error, retry: true })
  })
  if (!response.ok) throw rejection(base, response)
  // What is not JSON is reported as an unreadable answer by `readEmbeddings`.
  const answer: unknown = await response.json().catch(() => null)
  signal.throwIfAborted()
  return readEmbeddings(answer, input.length, dimensions)
}

function rejection(base: string, { status, headers }: Response): EmbeddingModelError {
  const retry = status === 429 || status >= 500
  const cause = { retryAfter: headers.get('retry-after') ?? undefined }
  return new EmbeddingModelError('refused', `The embedding model at ${base} answered ${status}`, { retry, cause })
}
