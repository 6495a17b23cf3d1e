import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { closeUnpaidReminder } from '../../session/purchase-dialog.ts'
import styles from './payment.module.css'

/** An order of the same product waits for its payment: leads to it (B.orders.05, G95). */
export function UnpaidReminder() {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const view = () => {
    closeUnpaidReminder()
    void navigate({ to: '/user/orderCenter' })
  }
  return (
    <Modal title={t('pay.reminder')} close={t('pay.close')} width={360} onClose={closeUnpaidReminder}>
      <div className={styles['dialog']}>
        <p className={styles['note']}>{t('pay.reminderHint')}</p>
        <Button kind="primary" onClick={view}>
          {t('pay.orders')}
        </Button>
      </div>
    </Modal>
  )
}
