import type { PatentRecord } from '@gezhi/records'
import { citableFamilies } from './citations.ts'
import { BLOCK_SIZE, planBlock } from './plan/plan-block.ts'
import { planInvention } from './plan/plan-invention.ts'
import { writeRecord } from './write-record.ts'

/** The form of the offices' numbers allows no more than this. */
export const MAX_DEMO_CORPUS = 10_000_000

export interface DemoCorpusOptions {
  /** Any whole number; the same seed gives the same records on every machine. */
  readonly seed: number
  /** How many records, from 0 to `MAX_DEMO_CORPUS`. */
  readonly count: number
  /** Leave the description out, as benchmarks on titles, abstracts and claims do. Everything else stays the same. Default false. */
  readonly withoutDescription?: boolean
}

/**
 * The demonstration corpus: invented patents in Chinese and English with families, citations, legal events and drawings, streamed in
 * constant memory. Record i depends only on the seed and i, so a smaller corpus is a prefix of a larger one. Throws RangeError if seed or
 * count is not an integer in range.
 */
export function* demoPatents({ seed, count, withoutDescription = false }: DemoCorpusOptions): Generator<PatentRecord, void, undefined> {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`种子必须是整数 / The seed must be a whole number: ${seed}`)
  if (!Number.isInteger(count) || count < 0 || count > MAX_DEMO_CORPUS) {
    throw new RangeError(
      `数量必须是 0 到 ${MAX_DEMO_CORPUS} 的整数 / The count must be a whole number from 0 to ${MAX_DEMO_CORPUS}: ${count}`,
    )
  }
  let index = 0
  for (let block = 0; index < count; block++) {
    for (const record of blockRecords(seed, block, !withoutDescription)) {
      if (index++ >= count) return
      yield record
    }
  }
}

function* blockRecords(seed: number, block: number, describes: boolean): Generator<PatentRecord> {
  const citable = citableFamilies(seed, block)
  let index = block * BLOCK_SIZE
  for (const family of planBlock(seed, block)) {
    const invention = planInvention(family)
    for (const publication of family.publications)
      yield writeRecord({ seed, index: index++, family, invention, citable, describes }, publication)
  }
}
