import type { MarkForm } from '../form/mark-form.ts'

/** Marks that are identical in one script and have more in another. */
const SAME_PART = 0.95

/** Nearness of marks whose part in one script is identical: 1 if they have nothing else. Pure. */
export function partNearness(query: MarkForm, mark: MarkForm): number {
  const isWhole =
    query.letters === mark.letters &&
    query.digits === mark.digits &&
    query.han.length === mark.han.length &&
    query.han.join() === mark.han.join()
  return isWhole ? 1 : SAME_PART
}

/** Nearness of a text of `short` characters within one of `long`: from 0.5 to 0.95 with its share. Pure. */
export function containedNearness(short: number, long: number): number {
  return 0.5 + (0.45 * short) / long
}
