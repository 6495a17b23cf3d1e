/** What is reckoned with and was not measured here; each can be replaced by what a reader knows better. */
export interface Assumption {
  readonly value: number
  readonly unit: string
  readonly why: string
}

/** Every assumption the needs are worked out from. */
export const ASSUMPTIONS = {
  patentCharacters: {
    value: 30_000,
    unit: 'characters',
    why: 'of a patent with all claims and description, over all languages: 18 American ones of these years have 72,000, Chinese ones some 15,000',
  },
  trademarkCharacters: {
    value: 300,
    unit: 'characters',
    why: 'of a trademark: name, owner and a list of goods; no such records are stored yet',
  },
  companyCharacters: {
    value: 146,
    unit: 'characters',
    why: 'of a company: what 74,059 rows of a Chinese register have on average; such records are not stored yet',
  },
  shardBytes: { value: 40e9, unit: 'bytes', why: 'most a shard should hold: the makers of OpenSearch name 10 to 50 GB for searching' },
  shardDocuments: {
    value: 20e6,
    unit: 'documents',
    why: 'most a shard should hold, so that the slowest queries in it stay about a second; the law below says what the average takes',
  },
  replicas: { value: 1, unit: 'copies', why: 'beside the first: a node may be lost' },
  nodeCores: { value: 16, unit: 'cores', why: 'of a node' },
  nodeMemory: { value: 64e9, unit: 'bytes', why: 'of a node, 31 GB of it heap, the rest for the pages of its files' },
  nodeDisk: { value: 3.8e12, unit: 'bytes', why: 'of a node, NVMe' },
  diskFilled: { value: 0.7, unit: 'of the disk', why: 'may be full: merging needs room, and at 85 % OpenSearch places nothing more' },
  diskPerMemory: { value: 40, unit: 'times', why: 'as many bytes on disk as a node has memory; more, and searches wait for the disk' },
  nodeCost: { value: 900, unit: 'USD a month', why: 'of such a node, rented by the month; prices differ by three times' },
  coresAtWork: { value: 0.7, unit: 'of the cores', why: 'are at work while it is filled; the rest merges, waits and balances' },
  importCores: { value: 32, unit: 'cores', why: 'read, merge and analyse: worker processes beside the cluster' },
  importFactor: {
    value: 2,
    unit: 'times',
    why: 'what reading files and merging sources costs beside analysing (docs/performance.md: 0.8 to 1.2 ms a record)',
  },
  newerProcessor: { value: 1, unit: 'times', why: 'how much faster a core of a node is than one of the two measured on' },
} as const satisfies Readonly<Record<string, Assumption>>

/** The values alone. */
export type Assumed = { readonly [Name in keyof typeof ASSUMPTIONS]: number }

/** The values that stand in the table. */
export const ASSUMED = Object.fromEntries(Object.entries(ASSUMPTIONS).map(([name, { value }]) => [name, value])) as Assumed
