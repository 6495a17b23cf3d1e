import { Link } from '@tanstack/react-router'
import type { Webhook } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { ApiFrame } from '../api-frame.tsx'
import styles from '../open-api.module.css'
import { ScrollRegion } from '../scroll-region.tsx'
import { useInvalidateWebhooks, useWebhooks } from './use-webhooks.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookState } from './webhook-state.tsx'

/** /manageApiWebhooks: the webhooks of the user. */
export function WebhooksPage() {
  const { t } = useTranslation('webhooks')
  const { t: tApi } = useTranslation('openApi')
  const { data, error, refetch } = useWebhooks()
  const changed = useInvalidateWebhooks()
  const [isCreating, setCreating] = useState(false)
  return (
    <ApiFrame>
      <div className={styles['head']}>
        <h1>{t('title')}</h1>
        <Button kind="primary" onClick={() => setCreating(true)}>
          {t('create')}
        </Button>
      </div>
      <p className={styles['text']}>{t('lead')}</p>
      {error && <FailurePanel title={tApi('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data?.length === 0 && (
        <div className={styles['empty']} role="status">
          <strong>{t('none')}</strong>
          <p className={styles['text']}>{t('noneText')}</p>
        </div>
      )}
      {data && data.length > 0 && <WebhookTable webhooks={data} />}
      {isCreating && <WebhookDialog webhook={null} onSaved={() => void changed()} onClose={() => setCreating(false)} />}
    </ApiFrame>
  )
}

function WebhookTable({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const { t } = useTranslation('webhooks')
  return (
    <ScrollRegion label={t('list')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('description')}</th>
            <th scope="col">{t('url')}</th>
            <th scope="col">{t('monitors')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('created')}</th>
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <tr key={webhook.id}>
              <td>
                <Link to="/manageApiWebhooks/$id" params={{ id: webhook.id }}>
                  {webhook.description}
                </Link>
              </td>
              <td data-address translate="no">
                {webhook.url}
              </td>
              <td data-time>{webhook.monitors === null ? t('allMonitors') : t('someMonitorsOf', { count: webhook.monitors.length })}</td>
              <td data-time>
                <WebhookState webhook={webhook} />
              </td>
              <td data-time>{webhook.createTime.slice(0, 10)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
