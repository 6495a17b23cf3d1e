import { OLD_SECRET_HOURS, type Webhook } from '@gezhi/contract/client'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { ApiFrame } from '../api-frame.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import styles from '../open-api.module.css'
import { SecretDialog } from '../secret-dialog.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { useInvalidateWebhooks, useWebhooks } from './use-webhooks.ts'
import { VerificationSample } from './verification-sample.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookState } from './webhook-state.tsx'

/** /manageApiWebhooks/ID: a webhook and its deliveries. */
export function WebhookPage() {
  const { t } = useTranslation('webhooks')
  const { t: tApi } = useTranslation('openApi')
  const { id } = useParams({ strict: false }) as { id?: string }
  const { data, error, refetch } = useWebhooks()
  const webhook = data?.find((one) => one.id === id)
  return (
    <ApiFrame>
      <Link to="/manageApiWebhooks">{t('back')}</Link>
      {error && <FailurePanel title={tApi('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && !webhook && (
        <div className={styles['empty']} role="status">
          <h1>{t('notFound')}</h1>
        </div>
      )}
      {webhook && <WebhookDetails key={webhook.id} webhook={webhook} />}
    </ApiFrame>
  )
}

type OpenDialog = 'edit' | 'rotate' | 'remove' | { readonly secret: string } | null

function WebhookDetails({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const { id, status } = webhook
  const reload = useInvalidateWebhooks()
  const [open, setOpen] = useState<OpenDialog>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const run = (action: () => Promise<unknown>) => {
    setFailure(null)
    void action()
      .then(reload)
      .catch((error: unknown) => setFailure(error))
  }
  const test = async () => {
    await apiClient.openApi.sendWebhookTest({ id })
    showNotice(t('testSent'))
  }
  return (
    <>
      <div className={styles['head']}>
        <h1>{webhook.description}</h1>
        <div className={styles['bar']}>
          <Button onClick={() => setOpen('edit')}>{t('edit')}</Button>
          <Button onClick={() => run(() => apiClient.openApi.changeWebhook({ id, status: status === 1 ? 0 : 1 }))}>
            {t(status === 1 ? 'turnOff' : 'turnOn')}
          </Button>
          <Button onClick={() => setOpen('remove')}>{t('remove')}</Button>
          <Button kind="primary" disabled={status === 0} onClick={() => run(test)}>
            {t('test')}
          </Button>
        </div>
      </div>
      {failure !== null && <FailurePanel title={t('actionFailed')} error={failure} onRetry={() => setFailure(null)} />}
      <WebhookFacts webhook={webhook} onRotate={() => setOpen('rotate')} />
      <DeliveryList webhook={webhook} onRedeliver={(deliveryId) => run(() => apiClient.openApi.redeliverWebhook({ deliveryId }))} />
      <VerificationSample />
      <WebhookDialogs webhook={webhook} open={open} onOpen={setOpen} onChanged={() => void reload()} />
    </>
  )
}

function WebhookFacts({ webhook, onRotate }: { readonly webhook: Webhook; readonly onRotate: () => void }) {
  const { t } = useTranslation('webhooks')
  const { url, monitors, oldSecretEndTime } = webhook
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('url')}</dt>
        <dd translate="no">{url}</dd>
      </div>
      <div>
        <dt>{t('state')}</dt>
        <dd>
          <WebhookState webhook={webhook} />
        </dd>
      </div>
      <div>
        <dt>{t('monitors')}</dt>
        <dd>{monitors === null ? t('allMonitors') : t('someMonitorsOf', { count: monitors.length })}</dd>
      </div>
      <div>
        <dt>{t('secret')}</dt>
        <dd>
          <span className={styles['bar']}>
            <code translate="no">whsec_…</code>
            <Button kind="link" onClick={onRotate}>
              {t('rotate')}
            </Button>
          </span>
          {oldSecretEndTime !== null && <span className={styles['note']}>{t('oldSecret', { time: oldSecretEndTime.slice(0, 16) })}</span>}
        </dd>
      </div>
    </dl>
  )
}

interface WebhookDialogsProps {
  readonly webhook: Webhook
  readonly open: OpenDialog
  readonly onOpen: (open: OpenDialog) => void
  readonly onChanged: () => void
}

function WebhookDialogs({ webhook, open, onOpen, onChanged }: WebhookDialogsProps) {
  const { t } = useTranslation('webhooks')
  const navigate = useNavigate()
  const { id, description: name } = webhook
  const close = () => onOpen(null)
  if (open === null) return null
  if (open === 'edit') return <WebhookDialog webhook={webhook} onSaved={onChanged} onClose={close} />
  if (open === 'remove') {
    const remove = async () => {
      await apiClient.openApi.deleteWebhook({ id })
      onChanged()
      await navigate({ to: '/manageApiWebhooks' })
    }
    return (
      <ConfirmDialog title={t('removeTitle')} text={t('removeText', { name })} confirm={t('remove')} onConfirm={remove} onClose={close} />
    )
  }
  if (open === 'rotate') {
    const rotate = async () => {
      const { secret } = await apiClient.openApi.rotateWebhookSecret({ id })
      onOpen({ secret })
      onChanged()
    }
    const text = t('rotateText', { hours: OLD_SECRET_HOURS })
    return <ConfirmDialog title={t('rotateTitle')} text={text} confirm={t('rotate')} onConfirm={rotate} onClose={close} />
  }
  return <SecretDialog title={t('secretTitle')} text={t('secretText')} secret={open.secret} onClose={close} />
}
