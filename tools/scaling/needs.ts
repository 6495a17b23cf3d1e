import type { Assumed } from './assumptions.ts'
import { valueAt, type PowerLaw } from './power-law.ts'

/** What a document of some length takes of an engine, as measured. */
export interface Document {
  readonly characters: number
  /** On disk. */
  readonly bytes: number
  /** Milliseconds of a core in the process that writes. */
  readonly written: number
  /** Milliseconds of a core in the cluster. */
  readonly indexed: number
}

/** What there is to be held. */
export interface Corpus {
  readonly documents: number
  readonly characters: number
}

/** What a corpus needs of a cluster. */
export interface Needs {
  readonly bytesEach: number
  /** With copies. */
  readonly bytes: number
  readonly shards: number
  readonly nodes: number
  readonly memory: number
  /** Days until all is in, with as many nodes. */
  readonly importDays: number
  /** USD a month, without those that import. */
  readonly cost: number
  /** Milliseconds of a core that one query takes in one shard; all shards work at once. */
  readonly inShard: number
  /** Queries a second that the cores of all nodes can answer. */
  readonly queriesPerSecond: number
}

const DAY_MS = 86_400_000

/** What one document of this many characters takes: the line through a short and a long one. */
export function documentOf(short: Document, long: Document, characters: number): Document {
  const share = (characters - short.characters) / (long.characters - short.characters)
  const between = (of: (document: Document) => number) => Math.max(0, of(short) + (of(long) - of(short)) * share)
  return {
    characters,
    bytes: between(({ bytes }) => bytes),
    written: between(({ written }) => written),
    indexed: between(({ indexed }) => indexed),
  }
}

/** What a corpus needs of OpenSearch; `query` is the law of the milliseconds of a core that a query takes in one shard. */
export function needsOf(corpus: Corpus, one: Document, query: PowerLaw, assumed: Assumed): Needs {
  const first = corpus.documents * one.bytes
  const bytes = first * (1 + assumed.replicas)
  const shards = Math.ceil(Math.max(first / assumed.shardBytes, corpus.documents / assumed.shardDocuments))
  const forDisk = bytes / (assumed.nodeDisk * assumed.diskFilled)
  const forMemory = bytes / (assumed.nodeMemory * assumed.diskPerMemory)
  const nodes = Math.max(3, Math.ceil(Math.max(forDisk, forMemory)))
  const cores = nodes * assumed.nodeCores * assumed.coresAtWork * assumed.newerProcessor
  const indexing = (corpus.documents * one.indexed * (1 + assumed.replicas)) / cores
  const writing =
    (corpus.documents * one.written * assumed.importFactor) / (assumed.importCores * assumed.coresAtWork * assumed.newerProcessor)
  const inShard = valueAt(query, corpus.documents / shards) / assumed.newerProcessor
  return {
    bytesEach: one.bytes,
    bytes,
    shards,
    nodes,
    memory: nodes * assumed.nodeMemory,
    importDays: Math.max(indexing, writing) / DAY_MS,
    cost: nodes * assumed.nodeCost,
    inShard,
    queriesPerSecond: (1000 * nodes * assumed.nodeCores) / (inShard * shards),
  }
}
