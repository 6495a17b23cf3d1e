import { useNavigate, useRouter } from '@tanstack/react-router'
import { saveLoginRedirect } from '../../session/after-login.ts'
import { openPurchaseDialog } from '../../session/purchase-dialog.ts'
import { sessionUser } from '../../session/session-store.ts'

/**
 * Opens the purchase dialog over the page, for a product or its default, with the limit that it was opened for; a visitor is sent to the
 * login, after which the purchase goes on (B.roles.24).
 */
export function usePurchase(): (productId?: number | null, reason?: string) => void {
  const navigate = useNavigate()
  const router = useRouter()
  return (productId = null, reason) => {
    if (sessionUser() !== null) return openPurchaseDialog(productId, reason)
    const { href } = router.buildLocation({ to: '/buyGoods', search: { buy: String(productId ?? 'default') } as never })
    void navigate({ to: '/login' }).then(() => saveLoginRedirect(href))
  }
}
