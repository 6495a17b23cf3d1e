import { formatYuan } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import styles from '../payment.module.css'
import { InvoiceForm } from './invoice-form.tsx'

/** Orders of one invoice (the server's limit). */
const MAX_ORDERS = 100

/** Requests an invoice: chooses paid orders; their total and header come from the server (B.invoice.01). */
export function InvoiceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const orders = useQuery({ ...callQuery(language, 'payment', 'listInvoiceableOrders', { pageNo: 1, pageSize: MAX_ORDERS }), staleTime: 0 })
  const list = orders.data?.list ?? []
  const choose = (orderNo: string, checked: boolean) =>
    setChosen(list.map((order) => order.orderNo).filter((one) => (one === orderNo ? checked : chosen.includes(one))))
  return (
    <Modal title={t('invoice.request')} close={t('pay.close')} width={560} sheet onClose={onClose}>
      <div className={styles['dialog']}>
        {orders.error && <FailurePanel title={t('orders.failed')} error={orders.error} onRetry={() => void orders.refetch()} />}
        {!orders.data && !orders.error && <WaitingBar />}
        {orders.data?.total === 0 && <p>{t('invoice.noOrders')}</p>}
        {list.length > 0 && (
          <fieldset className={styles['choice']}>
            <legend>{t('invoice.choose')}</legend>
            {list.map(({ orderNo, productName, payTime, price }) => (
              <label key={orderNo}>
                <input type="checkbox" checked={chosen.includes(orderNo)} onChange={(event) => choose(orderNo, event.target.checked)} />
                <span>
                  {productName}
                  <small>
                    {orderNo} · {payTime?.slice(0, 10)}
                  </small>
                </span>
                <b>{formatYuan(price)}</b>
              </label>
            ))}
          </fieldset>
        )}
        {list.length > 0 && <InvoiceForm orderNos={chosen} onDone={onClose} />}
      </div>
    </Modal>
  )
}
