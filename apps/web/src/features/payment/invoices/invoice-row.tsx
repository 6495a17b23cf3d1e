import { formatYuan, type Invoice } from '@gezhi/contract/client'
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
  const { refundedSince, redInvoiceNo, reverseTime } = invoice
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <strong>{invoiceHeader}</strong>
        <span className={styles['tag']} data-state={status}>
          {t(`invoice.status.${status}`)}
        </span>
        <b>{formatYuan(totalPrice)}</b>
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
        {redInvoiceNo !== null && (
          <span>
            {t('invoice.redNumber')} {redInvoiceNo}
          </span>
        )}
        {reverseTime !== null && (
          <span>
            {t('invoice.reversedAt')} {reverseTime}
          </span>
        )}
      </p>
      {orderNoList.length > 0 && (
        <p>
          {t('pay.orderNo')} {orderNoList.join(t('invoice.comma'))}
        </p>
      )}
      {status === 'rejected' && note !== null && <p className={styles['rejected']}>{t('invoice.rejected', { reason: note })}</p>}
      {status === 'reversed' && note !== null && <p>{t('invoice.reversed', { reason: note })}</p>}
      {refundedSince > 0 && <p>{t('invoice.refundedSince', { price: formatYuan(refundedSince) })}</p>}
      <InvoiceActions invoice={invoice} />
    </li>
  )
}

function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('payment')
  const queries = useQueryClient()
  const causeOf = useCause()
  const { id, invoiceHeader, status } = invoice
  const load = useMutation({
    mutationFn: ({ file }: InvoiceFile) => apiClient.payment.getInvoiceFile({ id, file }),
    onSuccess: (saved, { number }) => saveDocument(saved, `${t('invoice.title')} ${number}`),
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
        {filesOf(invoice).map((one) => (
          <Button
            key={one.file}
            aria-label={`${t(`invoice.downloads.${one.file}`)} ${one.number}`}
            disabled={load.isPending}
            onClick={() => load.mutate(one)}
          >
            {t(`invoice.downloads.${one.file}`)}
          </Button>
        ))}
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

interface InvoiceFile {
  readonly file: 'issued' | 'red'
  /** Of the invoice of the file. */
  readonly number: string
}

function filesOf({ hasFile, invoiceNo, hasRedFile, redInvoiceNo }: Invoice): readonly InvoiceFile[] {
  return [
    ...(hasFile ? [{ file: 'issued', number: invoiceNo ?? '' } as const] : []),
    ...(hasRedFile ? [{ file: 'red', number: redInvoiceNo ?? '' } as const] : []),
  ]
}
