/** y = factor · n^exponent. */
export interface PowerLaw {
  readonly factor: number
  readonly exponent: number
}

/**
 * The power law fitted by least squares of the logarithms. Throws RangeError for fewer than two different n, or for values that are not
 * positive.
 */
export function powerLawOf(points: readonly { readonly n: number; readonly y: number }[]): PowerLaw {
  if (points.some(({ n, y }) => !(n > 0 && y > 0))) throw new RangeError('A power law goes through points above 0')
  const logs = points.map(({ n, y }) => [Math.log(n), Math.log(y)] as const)
  const [meanN, meanY] = [mean(logs.map(([n]) => n)), mean(logs.map(([, y]) => y))]
  const spread = logs.reduce((sum, [n]) => sum + (n - meanN) ** 2, 0)
  if (spread === 0) throw new RangeError('A power law needs two different sizes')
  const exponent = logs.reduce((sum, [n, y]) => sum + (n - meanN) * (y - meanY), 0) / spread
  return { factor: Math.exp(meanY - exponent * meanN), exponent }
}

/** The value of a power law at n. */
export function valueAt({ factor, exponent }: PowerLaw, n: number): number {
  return factor * n ** exponent
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
