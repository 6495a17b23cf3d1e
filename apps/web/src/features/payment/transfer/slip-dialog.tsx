import type { Order } from '@gezhi/contract/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { DocumentUpload } from '../document-upload.tsx'
import { stateOf } from '../order-centre/order-states.ts'
import styles from '../payment.module.css'
import { saveDocument } from '../../../components/save-document.ts'
import { TransferFacts } from './transfer-facts.tsx'

/** Largest bank slip in MB. */
const MEGABYTES = 5

/** An order by bank transfer: where the money goes, the bank slip and what became of it. */
export function SlipDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('payment')
  const methods = useQuery(callQuery(useLanguage(), 'payment', 'listPayMethods', {}))
  const state = stateOf(order)
  const isOpen = state === 'unpaid' || state === 'transferring'
  return (
    <Modal title={t('slip.title')} close={t('pay.close')} width={497} sheet onClose={onClose}>
      <div className={styles['dialog']}>
        <SlipState order={order} />
        {isOpen && <TransferFacts order={order} account={methods.data?.transfer ?? null} />}
        {isOpen && (
          <DocumentUpload
            label={t('slip.file')}
            megabytes={MEGABYTES}
            send={t(order.hasSlip ? 'slip.replace' : 'slip.upload')}
            kind="primary"
            notice={t('slip.sent')}
            upload={(file) => apiClient.payment.uploadSlip({ orderNo: order.orderNo, file })}
            onSent={onClose}
          />
        )}
        {order.hasSlip && <SlipDownload orderNo={order.orderNo} />}
      </div>
    </Modal>
  )
}

function SlipState({ order }: { order: Order }) {
  const { t } = useTranslation('payment')
  switch (stateOf(order)) {
    case 'transferring':
      return <FormMessage kind="done">{t('slip.waiting')}</FormMessage>
    case 'unpaid':
      return order.slipRejection === null ? (
        <p className={styles['note']}>{t('pay.transferHint')}</p>
      ) : (
        <FormMessage kind="error">{t('slip.rejected', { reason: order.slipRejection })}</FormMessage>
      )
    case 'paid':
      return <FormMessage kind="done">{t('slip.confirmed')}</FormMessage>
    default:
      return <p className={styles['note']}>{t(`orders.status.${stateOf(order)}`)}</p>
  }
}

function SlipDownload({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('payment')
  const causeOf = useCause()
  const load = useMutation({
    mutationFn: () => apiClient.payment.getSlip({ orderNo }),
    onSuccess: (file) => saveDocument(file, `${t('slip.title')} ${orderNo}`),
  })
  return (
    <div>
      <Button kind="link" disabled={load.isPending} onClick={() => load.mutate()}>
        {t('slip.download')}
      </Button>
      {load.error !== null && <p role="alert">{causeOf(load.error)}</p>}
    </div>
  )
}
