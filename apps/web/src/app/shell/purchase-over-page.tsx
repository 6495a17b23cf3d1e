import { lazy, Suspense, type ComponentType } from 'react'
import { installation } from '../../installation/installation.ts'
import { loadNamespaces } from '../../language/i18n.ts'
import { forgetPendingProduct, usePendingPurchase } from '../../session/pending-product.ts'
import { closePurchaseDialog, usePurchaseDialog, useUnpaidReminder } from '../../session/purchase-dialog.ts'
import { useSessionUser } from '../../session/session-store.ts'

/** A dialog with its texts. A failure to load it must not break the page below. */
function lazyDialog<Props extends object>(fetchDialog: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const fetched = Promise.all([fetchDialog(), loadNamespaces(['payment', 'form'])])
    return {
      default: await fetched.then(
        ([dialog]) => dialog,
        () => () => null,
      ),
    }
  })
}

const VipDialog = lazyDialog(async () => (await import('../../features/payment/vip-dialog.tsx')).VipDialog)
const UnpaidReminder = lazyDialog(async () => (await import('../../features/payment/unpaid-reminder.tsx')).UnpaidReminder)

/** The purchase dialog over any page, also for the offer that a visitor chose before the login (B.login.41), and the reminder of an order. */
export function PurchaseOverPage() {
  const user = useSessionUser()
  const request = usePurchaseDialog()
  const isPending = usePendingPurchase()
  const isReminding = useUnpaidReminder()
  if (user === null) return null
  const productId = request === null && isPending ? (installation().activity?.productId ?? null) : (request?.productId ?? null)
  const close = () => {
    closePurchaseDialog()
    // The offer is over for this visit, too (B.payment.30).
    forgetPendingProduct()
  }
  return (
    <Suspense fallback={null}>
      {(request !== null || isPending) && (
        <VipDialog key={productId} productId={productId} reason={request?.reason ?? null} onClose={close} />
      )}
      {isReminding && <UnpaidReminder />}
    </Suspense>
  )
}
