import { usePendingPurchase } from '../../../session/pending-product.ts'
import { useSessionUser } from '../../../session/session-store.ts'

/** Whether to open the guide automatically (G59): for a user who has not seen it, one dialog at a time: a purchase in progress has priority. */
export function useGuideDue(): boolean {
  const unseen = useSessionUser()?.guideStatus === 0
  const buying = usePendingPurchase()
  return unseen && !buying
}
