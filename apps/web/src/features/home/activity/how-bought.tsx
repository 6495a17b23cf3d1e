import { useTranslation } from 'react-i18next'
import { installation } from '../../../installation/installation.ts'
import styles from './activity-popup.module.css'

/** Whom to ask for what is on offer, for it is not paid for online here. */
export function HowBought() {
  const { t } = useTranslation('activity')
  const { servicePhone } = installation()
  return <p className={styles['how']}>{servicePhone === null ? t('askOperator') : t('askPhone', { phone: servicePhone })}</p>
}
