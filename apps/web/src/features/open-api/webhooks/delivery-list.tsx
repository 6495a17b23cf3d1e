import { DELIVERY_STATES, type DeliveryState, type Webhook, type WebhookDelivery } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Pager } from '../../../components/pager/pager.tsx'
import { Select } from '../../../components/select.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import styles from '../open-api.module.css'
import { ScrollRegion } from '../scroll-region.tsx'
import { PAGE_SIZE, useDeliveries } from './use-webhooks.ts'

interface DeliveryListProps {
  readonly webhook: Webhook
  readonly onRedeliver: (id: string) => void
}

/** The deliveries of a webhook, page by page. */
export function DeliveryList({ webhook: { id, status }, onRedeliver }: DeliveryListProps) {
  const { t } = useTranslation('webhooks')
  const { t: tApi } = useTranslation('openApi')
  const [state, setState] = useState<DeliveryState | ''>('')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useDeliveries(id, state === '' ? undefined : state, page)
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const options = [{ value: '' as const, name: t('all') }, ...DELIVERY_STATES.map((value) => ({ value, name: t(`results.${value}`) }))]
  const select = (value: DeliveryState | '') => {
    setState(value)
    setPage(1)
  }
  return (
    <section className={styles['group']} aria-label={t('deliveries')}>
      <div className={styles['head']}>
        <h2>{t('deliveries')}</h2>
        <Select label={t('filter')} value={state} options={options} onChange={select} />
      </div>
      {error && <FailurePanel title={tApi('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data?.total === 0 && (
        <p className={styles['text']} role="status">
          {t('noDeliveries')}
        </p>
      )}
      {data && data.list.length > 0 && <DeliveryTable deliveries={data.list} isOn={status === 1} onRedeliver={onRedeliver} />}
      {last > 1 && <Pager page={page} last={last} label={t('pages')} onPage={setPage} />}
    </section>
  )
}

interface DeliveryTableProps {
  readonly deliveries: readonly WebhookDelivery[]
  readonly isOn: boolean
  readonly onRedeliver: (id: string) => void
}

function DeliveryTable({ deliveries, isOn, onRedeliver }: DeliveryTableProps) {
  const { t } = useTranslation('webhooks')
  return (
    <ScrollRegion label={t('deliveries')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('result')}</th>
            <th scope="col">{t('event')}</th>
            <th scope="col" data-number>
              {t('attempts')}
            </th>
            <th scope="col">{t('answer')}</th>
            <th scope="col">{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <td data-time>{delivery.createTime}</td>
              <td data-time>
                <DeliveryResult delivery={delivery} />
              </td>
              <td data-time>
                {t(`events.${delivery.type}`)}
                <code className={styles['note']} translate="no">
                  {delivery.messageId}
                </code>
              </td>
              <td data-number>{delivery.attempts}</td>
              <td data-wide>
                <LastAnswer delivery={delivery} />
              </td>
              <td data-time>
                <Button
                  disabled={!isOn}
                  aria-label={t('againNamed', { time: delivery.createTime })}
                  onClick={() => onRedeliver(delivery.id)}
                >
                  {t('again')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function DeliveryResult({ delivery: { state, lastTime, nextTime } }: { readonly delivery: WebhookDelivery }) {
  const { t } = useTranslation('webhooks')
  return (
    <>
      <span className={styles['status']} data-failed={state === 'failed' || undefined}>
        {state === 'waiting' && lastTime === null ? t('queued') : t(`results.${state}`)}
      </span>
      {lastTime !== null && nextTime !== null && <span className={styles['note']}>{t('next', { time: nextTime.slice(5) })}</span>}
    </>
  )
}

/** What the last attempt brought. */
function LastAnswer({ delivery: { statusCode, failure, duration, detail } }: { readonly delivery: WebhookDelivery }) {
  const { t } = useTranslation('webhooks')
  if (duration === null) return null
  const code = statusCode ?? ''
  return (
    <>
      {failure === null ? t('failures.status', { code }) : t(`failures.${failure}`, { code })}
      {` · ${t('ms', { ms: duration })}`}
      {detail !== '' && <span className={styles['note']}>{detail}</span>}
    </>
  )
}
