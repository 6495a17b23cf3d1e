import type { Webhook } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from '../open-api.module.css'

/** Whether a webhook is on, and if not, why; since when nothing was delivered. */
export function WebhookState({ webhook: { status, ending, failingSince } }: { readonly webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const name = status === 1 ? 'on' : (ending ?? 'off')
  return (
    <>
      <span className={styles['status']} data-failed={ending !== null || undefined}>
        {t(`states.${name}`)}
      </span>
      {failingSince !== null && <span className={styles['note']}>{t('failingSince', { time: failingSince.slice(0, 16) })}</span>}
    </>
  )
}
