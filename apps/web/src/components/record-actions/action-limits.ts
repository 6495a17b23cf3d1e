import type { RecordAction } from '../../routing/feature.ts'

/** Whether an action takes this many records: otherwise `few` or `many`. */
export type CountCheck = 'fits' | 'few' | 'many'

/** Compares a number of records with the limits of an action. */
export function checkCount({ min = 1, max = Infinity }: Pick<RecordAction, 'min' | 'max'>, count: number): CountCheck {
  if (count < min) return 'few'
  return count > max ? 'many' : 'fits'
}
