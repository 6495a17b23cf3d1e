import { readQuery, type QueryNode } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'

/** The tree of a valid query; throws on errors. */
export function treeOf(text: string): QueryNode {
  const { tree, diagnostics } = readQuery(text, { fields: PATENT_FIELD_TABLE })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (tree === null || errors.length > 0) throw new Error(`${text}: ${JSON.stringify(errors)}`)
  return tree
}

/** The result of some work, and its milliseconds. */
export async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now()
  const answer = await work()
  return [answer, performance.now() - start]
}

/** The median; for an even number of values the upper middle one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

/** The value that 95 in a hundred do not exceed. */
export function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!
}
