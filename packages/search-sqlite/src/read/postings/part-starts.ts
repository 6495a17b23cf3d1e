import type { ProximityMatch } from '../resolved-condition.ts'

/** Where parts of a document begin: ascending positions from `from` to before `to`. */
export interface PartStarts {
  readonly numbers: Uint32Array
  readonly from: number
  readonly to: number
}

/** The parts of the document at a place that an operator counts within; null: as if the columns were not divided. */
export type PartsAt = (place: number, operator: ProximityMatch['operator']) => PartStarts | null

/** The number of the part with a position. */
export function partOf({ numbers, from, to }: PartStarts, position: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (numbers[middle]! <= position) low = middle + 1
    else high = middle
  }
  return low
}
