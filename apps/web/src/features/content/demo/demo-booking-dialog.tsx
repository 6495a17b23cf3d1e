import { useTranslation } from 'react-i18next'
import { Modal } from '../../../components/modal/modal.tsx'
import { DemoBookingForm } from './demo-booking-form.tsx'
import styles from './demo-booking.module.css'

/** px (D1 L62). */
const WIDTH = 1000

/** Books a demonstration of the product, also for guests. Loads its texts, so it needs a `Suspense`. */
export function DemoBookingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['demo', 'form'])
  return (
    <Modal title={t('title')} close={t('close')} width={WIDTH} sheet onClose={onClose}>
      <div className={styles['halves']}>
        <div className={styles['promise']}>
          <h3>{t('promise')}</h3>
          <p>{t('explained')}</p>
          <ul>
            <li>{t('points.scene')}</li>
            <li>{t('points.data')}</li>
            <li>{t('points.questions')}</li>
          </ul>
        </div>
        <DemoBookingForm />
      </div>
    </Modal>
  )
}
