import type { Assumed } from './assumptions.ts'
import { valueAt, type PowerLaw } from './power-law.ts'

/** Measured cost of a document of some length in an engine. */
export interface Document {
  readonly characters: number
  /** On disk. */
  readonly bytes: number
  /** CPU milliseconds of the writing process. */
  readonly written: number
  /** CPU milliseconds of the cluster. */
  readonly indexed: number
}

/** A corpus to be stored. */
export interface Corpus {
  readonly documents: number
  readonly characters: number
}

/** The resources of a cluster for a corpus. */
export interface Needs {
  readonly bytesEach: number
  /** With replicas. */
  readonly bytes: number
  readonly shards: number
  readonly nodes: number
  readonly memory: number
  /** Days to import everything with that many nodes. */
  readonly importDays: number
  /** USD per month, without the importing machines. */
  readonly cost: number
  /** CPU milliseconds of one query in one shard; all shards work in parallel. */
  readonly inShard: number
  /** Queries per second with all cores of all nodes. */
  readonly queriesPerSecond: number
}

const DAY_MS = 86_400_000

/** Cost of a document by its number of characters: linear interpolation between a short and a long one. */
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

/** Resources of OpenSearch for a corpus; `query` is the power law of the CPU milliseconds of a query in one shard. */
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
