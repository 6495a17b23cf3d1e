/** A value that was not measured here; replace it if better figures are known. */
export interface Assumption {
  readonly value: number
  readonly unit: string
  readonly why: string
}

/** Every assumption of the estimate. */
export const ASSUMPTIONS = {
  patentCharacters: {
    value: 30_000,
    unit: 'characters',
    why: 'per patent with all claims and description, averaged over languages: 18 recent US patents have 72,000, Chinese ones about 15,000',
  },
  trademarkCharacters: {
    value: 300,
    unit: 'characters',
    why: 'per trademark: name, owner and list of goods',
  },
  companyCharacters: {
    value: 146,
    unit: 'characters',
    why: 'per company: average of 74,059 rows of a Chinese register',
  },
  shardBytes: { value: 40e9, unit: 'bytes', why: 'maximum per shard; OpenSearch recommends 10 to 50 GB for search workloads' },
  shardDocuments: {
    value: 20e6,
    unit: 'documents',
    why: 'maximum per shard, so that the slowest queries in it take about a second; the curve gives the average',
  },
  replicas: { value: 1, unit: 'per shard', why: 'so that a node may fail' },
  nodeCores: { value: 16, unit: 'cores', why: 'per node' },
  nodeMemory: { value: 64e9, unit: 'bytes', why: 'per node, of which 31 GB heap; the rest is page cache' },
  nodeDisk: { value: 3.8e12, unit: 'bytes', why: 'per node, NVMe' },
  diskFilled: {
    value: 0.7,
    unit: 'of the disk',
    why: 'maximum fill level: merging needs space, and above 85 % OpenSearch allocates no more shards',
  },
  diskPerMemory: { value: 40, unit: 'times', why: 'maximum ratio of disk to memory; above it searches wait for the disk' },
  nodeCost: { value: 900, unit: 'USD per month', why: 'per rented node; prices vary by a factor of three' },
  coresAtWork: {
    value: 0.7,
    unit: 'of the cores',
    why: 'utilisation during indexing; the rest is spent on merging, waiting and imbalance',
  },
  importCores: { value: 32, unit: 'cores', why: 'for reading, merging and analysing, in worker processes outside the cluster' },
  importFactor: {
    value: 2,
    unit: 'times',
    why: 'total CPU time of an import relative to indexing alone; docs/performance.md measures 1.3 ms (29,962 Chinese records) to 1.4 ms (218,000 records) of CPU per record',
  },
  newerProcessor: { value: 1, unit: 'times', why: 'speed of a core relative to the machine of the measurements' },
} as const satisfies Readonly<Record<string, Assumption>>

/** The values only. */
export type Assumed = { readonly [Name in keyof typeof ASSUMPTIONS]: number }

/** The values of the table. */
export const ASSUMED = Object.fromEntries(Object.entries(ASSUMPTIONS).map(([name, { value }]) => [name, value])) as Assumed
