import { expect, test } from 'vitest'
import { ASSUMED } from './assumptions.ts'
import { documentOf, needsOf } from './needs.ts'

const SHORT = { characters: 400, bytes: 7000, written: 1, indexed: 2 }
const LONG = { characters: 20_400, bytes: 47_000, written: 11, indexed: 22 }
const QUERY = { factor: 1, exponent: 0.5 }
const OF = {
  ...ASSUMED,
  shardBytes: 40e9,
  shardDocuments: 20e6,
  replicas: 1,
  nodeCores: 10,
  nodeDisk: 1e12,
  diskFilled: 0.5,
  nodeMemory: 50e9,
}

test('a document in the middle takes the middle of all', () => {
  expect(documentOf(SHORT, LONG, 10_400)).toEqual({ characters: 10_400, bytes: 27_000, written: 6, indexed: 12 })
})

test('shards by bytes or by documents, nodes by disk or by memory: whichever is more', () => {
  const assumed = { ...OF, diskPerMemory: 40 }
  const full = needsOf({ documents: 100e6, characters: 20_400 }, LONG, QUERY, assumed)
  expect(full.bytes).toBe(100e6 * 47_000 * 2)
  expect(full.shards).toBe(118)
  expect(full.nodes).toBe(19)
  expect(needsOf({ documents: 100e6, characters: 20_400 }, LONG, QUERY, { ...assumed, diskPerMemory: 4 }).nodes).toBe(47)
  expect(needsOf({ documents: 100e6, characters: 400 }, { ...SHORT, bytes: 100 }, QUERY, assumed)).toMatchObject({ shards: 5, nodes: 3 })
})

test('days are those of the slower side; a query takes of every shard', () => {
  const assumed = { ...OF, diskPerMemory: 40, coresAtWork: 1, importCores: 10, importFactor: 1, newerProcessor: 1 }
  const { importDays, inShard, queriesPerSecond } = needsOf({ documents: 86_400_000, characters: 400 }, SHORT, QUERY, assumed)
  // Nodes: each document twice at 2 ms, by 30 cores; importing: 1 ms each by 10 cores. The number of documents equals the milliseconds of
  // a day.
  expect(importDays).toBeCloseTo((2 * 2) / 30, 6)
  expect(inShard).toBeCloseTo(Math.sqrt(86_400_000 / 16), 6)
  expect(queriesPerSecond).toBeCloseTo((1000 * 30) / (inShard * 16), 6)
})
