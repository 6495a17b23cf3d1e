const MILLION = 1_000_000

/** Number of whole millions (B.home.17, G57); null below one, where the number itself is more informative than `0 million`. */
export function inMillions(count: number): number | null {
  return count < MILLION ? null : Math.floor(count / MILLION)
}
