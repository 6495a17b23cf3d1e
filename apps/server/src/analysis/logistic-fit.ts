/** A logistic curve: `limit / (1 + exp(-rate * (year - middle)))`. */
export interface Logistic {
  readonly limit: number
  readonly rate: number
  /** Year in which half of the limit is reached. */
  readonly middle: number
}

/** A fitted curve at a year, with the interval of the repetitions. */
export interface FittedValue {
  readonly fitted: number
  readonly low: number
  readonly high: number
}

/** Repetitions of the bootstrap, and the start of its random numbers: the same figures give the same interval. */
const REPETITIONS = 200
const SEED = 27
const [LOW, HIGH] = [0.05, 0.95] as const

/** Slower and faster curves are a line or a step. */
const [MIN_RATE, MAX_RATE] = [0.02, 2] as const
const RATES = 24
/** Years before the first and after the last value in which the middle may lie. */
const MARGIN = 30
const HALVINGS = 12

/** The value of a curve in a year. Pure. */
export function logisticAt({ limit, rate, middle }: Logistic, year: number): number {
  return limit / (1 + Math.exp(-rate * (year - middle)))
}

/**
 * The curve with the least squares: a grid of rates and middles, of which the best is refined; for each of them the best limit is known. Pure.
 */
export function fitLogistic(years: readonly number[], values: readonly number[]): Logistic {
  const [first, last] = [years[0]!, years.at(-1)!]
  let best: Fit = { error: Infinity, limit: 0, rate: MIN_RATE, middle: first }
  for (let at = 0; at < RATES; at += 1) {
    const rate = MIN_RATE * (MAX_RATE / MIN_RATE) ** (at / (RATES - 1))
    for (let middle = first - MARGIN; middle <= last + MARGIN; middle += 1) best = better(best, fitOf(years, values, rate, middle))
  }
  return refined(years, values, best)
}

/**
 * The curve at each of `at`, with the interval in which it lies in nine of ten repetitions with resampled residuals (bootstrap, fixed seed). Pure.
 */
export function fitWithInterval(years: readonly number[], values: readonly number[], at: readonly number[]): FittedValue[] {
  const curve = fitLogistic(years, values)
  const expected = years.map((year) => logisticAt(curve, year))
  const residuals = values.map((value, index) => value - expected[index]!)
  const random = randomNumbers(SEED)
  const repeated = Array.from({ length: REPETITIONS }, () => {
    const resampled = expected.map((value) => Math.max(0, value + residuals[Math.floor(random() * residuals.length)]!))
    return refined(years, resampled, fitOf(years, resampled, curve.rate, curve.middle))
  })
  return at.map((year) => {
    const fitted = logisticAt(curve, year)
    const sorted = repeated.map((one) => logisticAt(one, year)).toSorted((a, b) => a - b)
    const quantile = (share: number) => sorted[Math.round(share * (REPETITIONS - 1))]!
    return { fitted, low: Math.min(fitted, quantile(LOW)), high: Math.max(fitted, quantile(HIGH)) }
  })
}

interface Fit extends Logistic {
  readonly error: number
}

const better = (one: Fit, other: Fit) => (other.error < one.error ? other : one)

/** Pattern search around a fit, with steps that are halved. */
function refined(years: readonly number[], values: readonly number[], start: Fit): Fit {
  let best = start
  let [factor, step] = [0.2, 0.5]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    for (let improved = true; improved;) {
      const { rate, middle, error } = best
      for (const [times, shift] of [
        [1 + factor, 0],
        [1 / (1 + factor), 0],
        [1, step],
        [1, -step],
      ] as const) {
        const next = { rate: Math.min(MAX_RATE, Math.max(MIN_RATE, rate * times)), middle: middle + shift }
        const isWithin = next.middle >= years[0]! - MARGIN && next.middle <= years.at(-1)! + MARGIN
        if (isWithin) best = better(best, fitOf(years, values, next.rate, next.middle))
      }
      improved = best.error < error * (1 - 1e-9)
    }
    factor /= 2
    step /= 2
  }
  return best
}

/** With the limit that fits best to rate and middle. */
function fitOf(years: readonly number[], values: readonly number[], rate: number, middle: number): Fit {
  const shape = years.map((year) => logisticAt({ limit: 1, rate, middle }, year))
  const square = shape.reduce((sum, one) => sum + one * one, 0)
  const limit = square === 0 ? 0 : shape.reduce((sum, one, index) => sum + one * values[index]!, 0) / square
  const error = shape.reduce((sum, one, index) => sum + (values[index]! - limit * one) ** 2, 0)
  return { error, limit, rate, middle }
}

/** Mulberry32: numbers from 0 to below 1. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
