import type { Order } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../../components/modal/modal.tsx'
import { ContractSection } from './contract-section.tsx'

/** The contract of an order in the order centre. */
export function ContractDialog({ order: { orderNo }, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('payment')
  return (
    <Modal title={t('contract.title')} close={t('pay.close')} width={497} sheet onClose={onClose}>
      <ContractSection orderNo={orderNo} />
    </Modal>
  )
}
