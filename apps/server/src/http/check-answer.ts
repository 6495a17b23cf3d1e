import { strict as assert } from 'node:assert'
import type { AnyCall } from '@gezhi/contract'

interface ListAnswer {
  readonly total: number
  readonly totalRelation: string
  readonly list: readonly unknown[]
}

/**
 * For tests: validates the response of a call against the contract. Throws if its shape differs, or a list has more rows than it counts.
 */
export function checkAnswer({ path, answer: schema }: AnyCall, request: unknown, answer: unknown): void {
  schema?.parse(answer)
  if (!isListAnswer(answer)) return
  const { from = 0 } = (request ?? {}) as { readonly from?: number }
  const shown = answer.list.length === 0 ? 0 : from + answer.list.length
  assert(answer.total >= shown, `${path} counts ${answer.total} hits and shows ${shown}`)
}

function isListAnswer(answer: unknown): answer is ListAnswer {
  return typeof answer === 'object' && answer !== null && 'totalRelation' in answer && 'list' in answer
}
