/** Most frequent first, with ranks from 1; equal counts have equal ranks. */
export function ranked<Value extends { readonly count: number }>(list: readonly Value[]): (Value & { rank: number })[] {
  const sorted = list.toSorted((a, b) => b.count - a.count)
  const ranks = new Map<number, number>()
  for (const [index, { count }] of sorted.entries()) if (!ranks.has(count)) ranks.set(count, index + 1)
  return sorted.map((one) => ({ ...one, rank: ranks.get(one.count)! }))
}
