import type { Invoice } from '@gezhi/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import styles from '../order-centre/order-centre.module.css'
import { saveDocument } from '../../../components/save-document.ts'

/** An invoice: its state, header and amount, its file once it is issued, and why it was rejected. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('payment')
  const { invoiceNo, invoiceType, invoiceHeader, taxNumber, email, totalPrice, status, note, createTime, issueTime, orderNoList } = invoice
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <strong>{invoiceHeader}</strong>
        <span className={styles['tag']} data-state={status}>
          {t(`invoice.status.${status}`)}
        </span>
        <b>{t('buy.price', { price: totalPrice })}</b>
      </div>
      <p>
        <span>{t(invoiceType === 2 ? 'invoice.special' : 'invoice.ordinary')}</span>
        {invoiceNo !== null && (
          <span>
            {t('invoice.number')} {invoiceNo}
          </span>
        )}
        {taxNumber !== '' && (
          <span>
            {t('invoice.taxNumber')} {taxNumber}
          </span>
        )}
        <span>{email}</span>
        <span>
          {t('invoice.requested')} {createTime}
        </span>
        {issueTime !== null && (
          <span>
            {t('invoice.issued')} {issueTime}
          </span>
        )}
      </p>
      {orderNoList.length > 0 && (
        <p>
          {t('pay.orderNo')} {orderNoList.join(t('invoice.comma'))}
        </p>
      )}
      {status === 'rejected' && note !== null && <p className={styles['rejected']}>{t('invoice.rejected', { reason: note })}</p>}
      <InvoiceActions invoice={invoice} />
    </li>
  )
}

function InvoiceActions({ invoice: { id, invoiceNo, invoiceHeader, status, hasFile } }: { invoice: Invoice }) {
  const { t } = useTranslation('payment')
  const queries = useQueryClient()
  const causeOf = useCause()
  const load = useMutation({
    mutationFn: () => apiClient.payment.getInvoiceFile({ id }),
    onSuccess: (file) => saveDocument(file, `${t('invoice.title')} ${invoiceNo ?? ''}`.trim()),
  })
  const cancel = useMutation({
    mutationFn: () => apiClient.payment.cancelInvoice({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['payment'] }),
  })
  const failure = load.error ?? cancel.error
  return (
    <>
      {failure !== null && (
        <p role="alert" className={styles['rejected']}>
          {causeOf(failure)}
        </p>
      )}
      <div className={styles['actions']}>
        {hasFile && (
          <Button aria-label={`${t('invoice.download')} ${invoiceNo ?? ''}`} disabled={load.isPending} onClick={() => load.mutate()}>
            {t('invoice.download')}
          </Button>
        )}
        {status === 'requested' && (
          <Button
            kind="plain"
            aria-label={`${t('invoice.cancel')} ${invoiceHeader}`}
            disabled={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            {t('invoice.cancel')}
          </Button>
        )}
      </div>
    </>
  )
}
