/**
 * The number of insertions, deletions, substitutions and swaps of neighbours that make one sequence the other; `limit + 1` if there are
 * more than `limit`. Pure.
 */
export function editDistance(a: ArrayLike<string>, b: ArrayLike<string>, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    ;[before, row] = [row, next]
  }
  return Math.min(row[b.length]!, limit + 1)
}

/** Edits that leave Han texts of a length similar: none below three characters. Pure. */
export function maxHanEdits(length: number): number {
  return length < 3 ? 0 : length < 6 ? 1 : 2
}

/** Edits that leave Latin texts of a length similar: none below four letters. Pure. */
export function maxLatinEdits(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : length < 12 ? 2 : 3
}
