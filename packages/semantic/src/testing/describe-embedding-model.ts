import { describe, expect, test } from 'vitest'
import type { EmbeddingModel } from '../model/embedding-model.ts'

/** A model under test, and another one with a different id. */
export interface ModelsUnderTest {
  readonly model: () => Promise<EmbeddingModel>
  readonly other: () => Promise<EmbeddingModel>
}

const never = new AbortController().signal
const norm = (vector: Float32Array) => Math.hypot(...vector)
const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0)

/** The conformance suite of all models. The model must know the words battery, electrode, cell, saddle and bicycle. */
export function describeEmbeddingModel(name: string, { model: newModel, other }: ModelsUnderTest): void {
  const using = (show: (model: EmbeddingModel) => Promise<void>) => async () => {
    const model = await newModel()
    try {
      await show(model)
    } finally {
      await model.close()
    }
  }
  describe(name, () => {
    test(
      'gives one vector a text, of its dimensions and of length 1',
      using(async (model) => {
        const vectors = await model.embed(['battery electrode', 'bicycle saddle'], 'document', never)
        expect(vectors.map((vector) => vector.length)).toEqual([model.dimensions, model.dimensions])
        for (const vector of vectors) expect(norm(vector)).toBeCloseTo(1, 4)
      }),
    )
    test(
      'gives them in the order of the texts, however many batches they make',
      using(async (model) => {
        const texts = Array.from({ length: model.limits.batch * 2 + 1 }, (_, i) => (i % 3 === 0 ? 'bicycle saddle' : 'battery electrode'))
        const [one, other] = await model.embed(['bicycle saddle', 'battery electrode'], 'document', never)
        const vectors = await model.embed(texts, 'document', never)
        expect(vectors.length).toBe(texts.length)
        vectors.forEach((vector, i) => expect(cosine(vector, i % 3 === 0 ? one! : other!)).toBeCloseTo(1, 4))
        expect(cosine(one!, other!)).toBeLessThan(0.99)
      }),
    )
    test(
      'gives the same for the same',
      using(async (model) => {
        const [first] = await model.embed(['battery cell'], 'query', never)
        expect((await model.embed(['battery cell'], 'query', never))[0]).toEqual(first)
      }),
    )
    test(
      'a text without content has a vector of zeros, and no text none',
      using(async (model) => {
        const [empty, blank, full] = await model.embed(['', ' \n', 'battery'], 'document', never)
        expect([norm(empty!), norm(blank!)]).toEqual([0, 0])
        expect(norm(full!)).toBeCloseTo(1, 4)
        expect(await model.embed([], 'document', never)).toEqual([])
      }),
    )
    test(
      'looks at a text as far as its limit',
      using(async (model) => {
        const start = 'battery electrode '.repeat(Math.ceil(model.limits.characters / 18)).slice(0, model.limits.characters)
        const [cut, whole] = await model.embed([start, `${start} bicycle saddle bicycle`], 'document', never)
        expect(cosine(cut!, whole!)).toBeCloseTo(1, 4)
      }),
    )
    test(
      'stops when it is cancelled',
      using(async (model) => {
        const reason = new Error('no longer wanted')
        await expect(model.embed(['battery'], 'query', AbortSignal.abort(reason))).rejects.toBe(reason)
      }),
    )
    test(
      'has an id of its own: another model has another',
      using(async (model) => {
        const different = await other()
        expect(different.id).not.toBe(model.id)
        await different.close()
        const again = await newModel()
        expect(again.id).toBe(model.id)
        await again.close()
      }),
    )
  })
}
