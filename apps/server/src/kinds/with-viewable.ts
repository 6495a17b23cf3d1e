import type { ListAnswer } from '@gezhi/contract'
import { viewableHits } from '../accounts/rights/requirements.ts'
import type { Rights } from '../http/rights.ts'

/** The response with the number of hits the caller may view, if not all. */
export function withViewable<Answer extends Pick<ListAnswer, 'total' | 'viewable'>>(
  answer: Answer,
  rights: Rights,
  { size }: { readonly size: number },
): Answer {
  const viewable = viewableHits(rights, { size })
  return size === 0 || viewable === null || answer.total <= viewable ? answer : { ...answer, viewable }
}
