import type { OrderAction } from './allowed-order-actions.ts'
import { ConfirmTransferDialog } from './confirm-transfer-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RejectTransferDialog } from './reject-transfer-dialog.tsx'
import type { OpenedOrder } from './sold-order.ts'

interface OrderDialogProps {
  readonly order: OpenedOrder
  readonly action: OrderAction
  readonly onClose: () => void
}

const DIALOGS = { confirm: ConfirmTransferDialog, reject: RejectTransferDialog, refund: RefundDialog } as const

/** The dialog of an action on an order. */
export function OrderDialog({ order, action, onClose }: OrderDialogProps) {
  const Dialog = DIALOGS[action]
  return <Dialog order={order} onClose={onClose} />
}
