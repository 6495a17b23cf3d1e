import { normalized } from '../lsa/fold-in.ts'
import type { EmbeddingModelLimits } from './embedding-model.ts'

/** Computes the vectors of texts, none of which is empty or too long. */
export type EmbedBatch = (texts: readonly string[], signal: AbortSignal) => Promise<readonly Float32Array[]>

/**
 * Embeds any number of texts in sequential batches, truncated to the limit; vectors are in order and of length 1, zeros for an empty
 * text.
 */
export async function embedInBatches(
  texts: readonly string[],
  { limits, dimensions }: { readonly limits: EmbeddingModelLimits; readonly dimensions: number },
  embed: EmbedBatch,
  signal: AbortSignal,
): Promise<Float32Array[]> {
  const vectors = texts.map((): Float32Array => new Float32Array(dimensions))
  const places = [...texts.keys()].filter((place) => texts[place]!.trim() !== '')
  for (let from = 0; from < places.length; from += limits.batch) {
    signal.throwIfAborted()
    const batch = places.slice(from, from + limits.batch)
    const found = await embed(
      batch.map((place) => cut(texts[place]!, limits.characters)),
      signal,
    )
    for (const [i, place] of batch.entries()) vectors[place] = normalized(found[i]!)
  }
  signal.throwIfAborted()
  return vectors
}

/** Never splits a surrogate pair. */
function cut(text: string, characters: number): string {
  return text.length <= characters ? text : text.slice(0, characters).replace(/[\ud800-\udbff]$/, '')
}
