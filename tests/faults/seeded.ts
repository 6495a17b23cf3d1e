import { Random, seedOf } from '@gezhi/imports/demo'

/** Environment variable with the seed of `npm run faults`, and the one with its total number of kills. */
export const SEED_VARIABLE = 'FAULTS_SEED'
export const COUNT_VARIABLE = 'FAULTS_COUNT'
/** Default number of kills of a long run, distributed among the tests. */
export const FULL_COUNT = 100

const seed = Number(process.env[SEED_VARIABLE] ?? 1)
const count = process.env[COUNT_VARIABLE]

/** The random numbers of one test, equal for equal seeds whatever else runs. */
export function seededMoments(test: string): Random {
  return new Random(seedOf(seed, ...Buffer.from(test)))
}

/** Number of rounds of a test: `short` in `npm run test:full`, its share of the kills in `npm run faults`, at least 1. */
export function rounds({ short, full }: { short: number; full: number }): number {
  return count === undefined ? short : Math.max(1, Math.round((full * Number(count)) / FULL_COUNT))
}
