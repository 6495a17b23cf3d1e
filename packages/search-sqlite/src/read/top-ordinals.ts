/** The first `count` of a stream of ordinals by an order, sorted; uses memory for twice as many. `before(a, b)` < 0: a comes first. */
export function topOrdinals(ordinals: Iterable<number>, count: number, before: (a: number, b: number) => number): number[] {
  if (count <= 0) return []
  let remaining: number[] = []
  let worst: number | null = null
  for (const ordinal of ordinals) {
    if (worst !== null && before(ordinal, worst) >= 0) continue
    remaining.push(ordinal)
    if (remaining.length < count * 2 + 100) continue
    remaining = remaining.sort(before).slice(0, count)
    worst = remaining.at(-1)!
  }
  return remaining.sort(before).slice(0, count)
}
