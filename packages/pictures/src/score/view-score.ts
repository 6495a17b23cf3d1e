import type { PictureView } from '../picture-model.ts'

/** Subtracted for each side that is only a part: a part resembles more pictures by chance than a whole mark does. */
const PART_PENALTY = 0.08
/** Subtracted if the query had to be turned or mirrored. */
const ORIENTATION_PENALTY = 0.05

/** The score of one view of a query and one row, with its two parts. */
export interface ViewScore {
  /** At most 1; not a probability. */
  readonly score: number
  /** Cosines, from -1 to 1. */
  readonly shape: number
  readonly colour: number
}

/** Combines the cosines of shape and colour; `colourWeight` from 0 (shape only) to 1. */
export function viewScore(cosines: { readonly shape: number; readonly colour: number }, colourWeight: number, penalty: number): ViewScore {
  const { shape, colour } = cosines
  return { score: (1 - colourWeight) * shape + colourWeight * colour - penalty, shape, colour }
}

/** What is subtracted from the similarity of a query's view and a row. */
export function viewPenalty(query: Pick<PictureView, 'view' | 'orientation'>, isRowPart: boolean): number {
  const parts = Number(query.view === 'part') + Number(isRowPart)
  return parts * PART_PENALTY + (query.orientation === null ? 0 : ORIENTATION_PENALTY)
}

/** The cosine of `length` numbers of `a` and those of `b` from `offset` on; 0 if one of them is all zeros. */
export function cosine(a: Int8Array, b: Int8Array, offset: number): number {
  const length = a.length
  let [dot, squareA, squareB] = [0, 0, 0]
  for (let i = 0; i < length; i++) {
    const [x, y] = [a[i]!, b[offset + i]!]
    dot += x * y
    squareA += x * x
    squareB += y * y
  }
  return dot === 0 ? 0 : dot / Math.sqrt(squareA * squareB)
}
