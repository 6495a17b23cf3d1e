import { useTranslation } from 'react-i18next'
import { Modal } from '../../../components/modal/modal.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import styles from './enquiry.module.css'

/** px. */
const WIDTH = 640

/** Asks about a service, also for guests. Loads its texts, so it needs a `Suspense`. */
export function EnquiryDialog({ service, onClose }: { readonly service: number; readonly onClose: () => void }) {
  const { t } = useTranslation(['enquiry', 'form'])
  return (
    <Modal title={t('title')} close={t('close')} width={WIDTH} sheet onClose={onClose}>
      <p className={styles['explained']}>{t('explained')}</p>
      <EnquiryForm service={service} />
    </Modal>
  )
}
