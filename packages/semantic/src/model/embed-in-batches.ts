import { normalized } from '../lsa/fold-in.ts'
import type { EmbeddingModelLimits } from './embedding-model.ts'

/** Works out the vectors of texts none of which is empty or too long. */
export type EmbedBatch = (texts: readonly string[], signal: AbortSignal) => Promise<readonly Float32Array[]>

/** Any number of texts in batches one after the other, cut to the limit; vectors come back in order with length 1, of an empty text as zeros. */
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

/** Never parts a pair of surrogates. */
function cut(text: string, characters: number): string {
  return text.length <= characters ? text : text.slice(0, characters).replace(/[\ud800-\udbff]$/, '')
}
