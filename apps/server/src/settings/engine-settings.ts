import { wholeNumber } from './setting-values.ts'

/** How the search engine is used. */
export const ENGINE_SETTINGS = {
  GEZHI_SEARCH_SHARDS: row({
    default: '1',
    zh: 'OpenSearch 索引新建时的分片数，约每一千万条记录一个',
    en: 'Number of shards of a new OpenSearch index; about one per ten million records',
    parse: wholeNumber(1, 1000),
  }),
  GEZHI_SEARCH_REPLICAS: row({
    default: '0',
    zh: 'OpenSearch 索引新建时每个分片的副本数；大于 0 时失去一个节点不影响检索',
    en: 'Number of replicas of each shard of a new OpenSearch index; with 1 or more, searches continue when a node is lost',
    parse: wholeNumber(0, 10),
  }),
  GEZHI_SEARCH_SECONDS: row({
    default: '10',
    zh: '一次检索最长秒数（含排队），超过即停止并返回 SEARCH_TIMEOUT',
    en: 'Maximum seconds per search, including time in the queue; it is then stopped and fails with SEARCH_TIMEOUT',
    parse: wholeNumber(1, 600),
  }),
  GEZHI_READERS: row({
    default: '0',
    zh: '内置检索引擎每个索引的检索线程数，每个线程另占内存；0：2 个，内存不足 1 GB 时 1 个',
    en: 'Threads for searches of each index of the embedded engine, each with memory of its own; 0: two, with less than 1 GB of memory one',
    parse: wholeNumber(0, 64),
  }),
} as const

interface EngineSetting<Value> {
  readonly default: string
  readonly zh: string
  readonly en: string
  readonly secret?: boolean
  readonly parse: (value: string) => Value
}

function row<Value>(row: EngineSetting<Value>) {
  return { secret: false, ...row }
}
