import { useTranslation } from 'react-i18next'
import { installation } from '../../../installation/installation.ts'
import styles from './activity-popup.module.css'

/** Whom to contact about the offer: there is no online payment here. */
export function HowBought() {
  const { t } = useTranslation('activity')
  const { servicePhone } = installation()
  return <p className={styles['how']}>{servicePhone === null ? t('askOperator') : t('askPhone', { phone: servicePhone })}</p>
}
