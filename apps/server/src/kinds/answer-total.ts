import type { ListAnswer } from '@gezhi/contract'
import type { Count } from '@gezhi/search'

/**
 * `total` and `totalRelation` of a response whose page has `rows` rows from position `from`: never below the last row shown. A count that
 * ran out of time may be below it, and so may one made before a write that the page already includes. Pure.
 */
export function answerTotal({ total, relation }: Count, from: number, rows: number): Pick<ListAnswer, 'total' | 'totalRelation'> {
  const shown = rows === 0 ? 0 : from + rows
  return total < shown ? { total: shown, totalRelation: 'gte' } : { total, totalRelation: relation }
}
