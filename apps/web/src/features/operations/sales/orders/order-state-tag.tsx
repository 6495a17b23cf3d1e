import { useTranslation } from 'react-i18next'
import { StateTag } from '../../frame/state-tag.tsx'
import { orderStateOf } from './sold-order.ts'

const KINDS = {
  unpaid: 'plain',
  paid: 'good',
  transferring: 'warning',
  refunding: 'info',
  refunded: 'plain',
  cancelled: 'plain',
  failed: 'bad',
} as const

/** The state of an order; one that waits for an operator stands out. */
export function OrderStateTag({ payStatus }: { payStatus: number }) {
  const { t } = useTranslation('sales')
  const state = orderStateOf(payStatus)
  return <StateTag kind={KINDS[state]}>{t(`states.${state}`)}</StateTag>
}
