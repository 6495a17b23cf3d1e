import { foldIn, putVector, readPlace, vectorMemory, VectorScan, weighedBag, type QuantizedVector } from '@gezhi/meaning'
import { nearestWords, wordVectors, type CorpusWord, type NearWord } from '@gezhi/search/meaning'
import { serveJobs, threadSettings, throwIfCancelled } from '@gezhi/search/threads'
import { Cluster, type ClusterOptions } from '../../cluster.ts'
import { MeaningStore } from '../build/meaning-store.ts'
import { readModel, type ModelPieces } from '../build/stored-model.ts'
import { RequestTerms } from '../request-terms.ts'
import { PackedIds } from './packed-ids.ts'

export interface VectorsSettings {
  readonly cluster: ClusterOptions
  readonly store: string
  readonly dimensions: number
}

/** What is looked for, as words with what each weighs. */
export type WeighedWords = readonly (readonly [word: string, weight: number])[]

export interface NearestArgument {
  /** Or the vector of a model outside. */
  readonly asked: WeighedWords | Float32Array
  readonly most: number
}

export interface Nearest {
  readonly vector: Float32Array
  readonly docIds: readonly string[]
}

export interface CosinesArgument {
  readonly vector: Float32Array
  readonly docIds: readonly string[]
}

export interface WordsArgument {
  readonly asked: WeighedWords
  /** Chinese words there are. */
  readonly chinese: readonly string[]
  readonly most: number
}

const { cluster: options, store: name, dimensions } = threadSettings<VectorsSettings>()
let model: ModelPieces | null = null
const rows = new Map<string, number>()
const terms = new RequestTerms((term) => rows.has(term))
const ids = new PackedIds()
let scan: VectorScan | null = null
let words: { readonly words: readonly CorpusWord[]; readonly scan: VectorScan } | null = null

serveJobs({
  /** Loads model and vectors; a million vectors take half a minute and 290 MB. Answers how many there are. */
  load: async () => {
    const cluster = new Cluster(options)
    try {
      const store = new MeaningStore(cluster, name)
      model = await readModel(store)
      for (const [row, word] of model?.words.entries() ?? []) rows.set(terms.term(terms.ofDocument(word)), row)
      await loadVectors(store)
      return ids.size
    } finally {
      await cluster.close()
    }
  },
  /** The documents nearest to what is looked for; null where nothing of it is known. */
  nearest: ({ asked, most }: NearestArgument): Nearest | null => {
    const vector = asked instanceof Float32Array ? asked : folded(asked)
    if (vector === null || scan === null || vector.length !== scan.vectors.dimensions) return null
    scan.ask(vector)
    return { vector, docIds: Array.from(scan.nearest(most).places, (place) => ids.at(place)) }
  },
  /** The cosine of each document with a vector; NaN where it has none. */
  cosines: ({ vector, docIds }: CosinesArgument): Float64Array => {
    scan!.ask(vector)
    return Float64Array.from(docIds, (docId) => {
      const place = ids.placeOf(docId)
      return place < 0 ? Number.NaN : scan!.score(place)
    })
  },
  /** The vector of a document; null where it has none. */
  vectorOf: (docId: string): Float32Array | null => {
    const place = ids.placeOf(docId)
    return place < 0 ? null : readPlace(scan!.vectors, place)
  },
  /** The words nearest to what is looked for; none where nothing was learned. */
  words: ({ asked, chinese, most }: WordsArgument): NearWord[] => {
    const vector = folded(asked)
    if (vector === null || model === null) return []
    if (words === null) {
      const found = wordVectors({ ...model, texts: model.words }, chinese)
      words = { words: found.words, scan: new VectorScan(found.vectors) }
    }
    return nearestWords(words.words, words.scan, vector, most)
  },
})

async function loadVectors(store: MeaningStore): Promise<void> {
  const memory = vectorMemory(dimensions, await store.count())
  for await (const page of store.vectors()) {
    throwIfCancelled()
    for (const { docId, packed } of page) {
      // More than were counted: written in between, and loaded the next time.
      if (ids.size === memory.count) break
      putVector(memory, ids.size, ids.size, readVector(packed))
      ids.add(docId)
    }
  }
  scan = new VectorScan(memory)
}

/** As `packVector` packs it. */
function readVector(packed: Buffer): QuantizedVector {
  return { scale: packed.readFloatLE(0), bytes: new Int8Array(packed.buffer, packed.byteOffset + 4, packed.length - 4) }
}

function folded(asked: WeighedWords): Float32Array | null {
  if (model === null) return null
  const known = asked.flatMap(([word, weight]) => {
    const row = rows.get(word)
    return row === undefined ? [] : [{ row, weight }]
  })
  const bag = { terms: known.map(({ row }) => row), counts: known.map(({ weight }) => weight) }
  const vector = foldIn(
    weighedBag(bag, (row) => row, model.inverse),
    model,
  )
  return vector.some((value) => value !== 0) ? vector : null
}
