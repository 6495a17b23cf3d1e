import { foldIn, putVector, readPlace, vectorMemory, VectorScan, weightedTermVector, type QuantizedVector } from '@gezhi/semantic'
import { nearestWords, wordVectors, type CorpusWord } from '@gezhi/search/semantic'
import { serveThread, threadSettings, throwIfCancelled } from '@gezhi/threads'
import { Cluster } from '../../cluster.ts'
import { SemanticStore } from '../build/semantic-store.ts'
import { readModel, type ModelParts } from '../build/stored-model.ts'
import { RequestTerms } from '../request-terms.ts'
import { PackedIds } from './packed-ids.ts'
import { VECTORS_THREAD, type WeighedWords } from './vectors-protocol.ts'

const { cluster: options, store: name, dimensions } = threadSettings(VECTORS_THREAD)
let model: ModelParts | null = null
const rows = new Map<string, number>()
const terms = new RequestTerms((term) => rows.has(term))
const ids = new PackedIds()
let scan: VectorScan | null = null
let words: { readonly words: readonly CorpusWord[]; readonly scan: VectorScan } | null = null

serveThread(VECTORS_THREAD, {
  load: async () => {
    const cluster = new Cluster(options)
    try {
      const store = new SemanticStore(cluster, name)
      model = await readModel(store)
      for (const [row, word] of model?.words.entries() ?? []) rows.set(terms.term(terms.ofDocument(word)), row)
      await loadVectors(store)
      return ids.size
    } finally {
      await cluster.close()
    }
  },
  nearest: ({ question, maxCount }) => {
    const vector = question instanceof Float32Array ? question : folded(question)
    if (vector === null || scan === null || vector.length !== scan.vectors.dimensions) return null
    scan.setQuestion(vector)
    return { vector, docIds: Array.from(scan.nearest(maxCount).places, (place) => ids.at(place)) }
  },
  cosines: ({ vector, docIds }) => {
    scan!.setQuestion(vector)
    return Float64Array.from(docIds, (docId) => {
      const place = ids.placeOf(docId)
      return place < 0 ? Number.NaN : scan!.score(place)
    })
  },
  vectorOf: (docId) => {
    const place = ids.placeOf(docId)
    return place < 0 ? null : readPlace(scan!.vectors, place)
  },
  words: ({ question, chinese, maxCount }) => {
    const vector = folded(question)
    if (vector === null || model === null) return []
    if (words === null) {
      const found = wordVectors({ ...model, texts: model.words }, chinese)
      words = { words: found.words, scan: new VectorScan(found.vectors) }
    }
    return nearestWords(words.words, words.scan, vector, maxCount)
  },
})

async function loadVectors(store: SemanticStore): Promise<void> {
  const memory = vectorMemory(dimensions, await store.count())
  for await (const page of store.vectors()) {
    throwIfCancelled()
    for (const { docId, packed } of page) {
      // Written since the count; loaded the next time.
      if (ids.size === memory.count) break
      putVector(memory, ids.size, ids.size, readVector(packed))
      ids.add(docId)
    }
  }
  scan = new VectorScan(memory)
}

/** Inverse of `packVector`. */
function readVector(packed: Buffer): QuantizedVector {
  return { scale: packed.readFloatLE(0), bytes: new Int8Array(packed.buffer, packed.byteOffset + 4, packed.length - 4) }
}

function folded(question: WeighedWords): Float32Array | null {
  if (model === null) return null
  const known = question.flatMap(([word, weight]) => {
    const row = rows.get(word)
    return row === undefined ? [] : [{ row, weight }]
  })
  const termVector = { terms: known.map(({ row }) => row), counts: known.map(({ weight }) => weight) }
  const vector = foldIn(
    weightedTermVector(termVector, (row) => row, model.inverse),
    model,
  )
  return vector.some((value) => value !== 0) ? vector : null
}
