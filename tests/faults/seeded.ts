import { Random, seedOf } from '@gezhi/imports/demo'

/** Where `npm run faults` puts its seed, and how many kills it wants in all. */
export const SEED_VARIABLE = 'FAULTS_SEED'
export const COUNT_VARIABLE = 'FAULTS_COUNT'
/** Kills of a long run unless it says otherwise; the shares of the tests add up to it. */
export const FULL_COUNT = 100

const seed = Number(process.env[SEED_VARIABLE] ?? 1)
const count = process.env[COUNT_VARIABLE]

/** The random numbers of one test, the same for a seed whatever runs beside it. */
export function seededMoments(test: string): Random {
  return new Random(seedOf(seed, ...Buffer.from(test)))
}

/** How often a test does what it does: `short` in `npm run test:full`, its share of a hundred in `npm run faults`, at least once. */
export function rounds({ short, full }: { short: number; full: number }): number {
  return count === undefined ? short : Math.max(1, Math.round((full * Number(count)) / FULL_COUNT))
}
