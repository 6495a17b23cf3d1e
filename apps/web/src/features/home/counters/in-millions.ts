const MILLION = 1_000_000

/** How many whole millions there are (B.home.17, G57); null below one, where the number itself says more than `0 million`. */
export function inMillions(count: number): number | null {
  return count < MILLION ? null : Math.floor(count / MILLION)
}
