import type { Activity } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './activity-popup.module.css'
import { HowBought } from './how-bought.tsx'

/** The purchase a guest was about to make, after they have signed in: the product, its price and how to buy it (B.password.03). */
export function PurchaseDialog({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const { t } = useTranslation('activity')
  const language = useLanguage()
  return (
    <Modal title={activity.name[language]} close={t('closeDialog')} onClose={onClose}>
      <div className={styles['dialog']}>
        <p className={styles['price']}>{t('price', { price: activity.price.toFixed(2) })}</p>
        <HowBought />
        <Button kind="primary" onClick={onClose}>
          {t('understood')}
        </Button>
      </div>
    </Modal>
  )
}
