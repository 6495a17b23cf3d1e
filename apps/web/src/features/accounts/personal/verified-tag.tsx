import { useTranslation } from 'react-i18next'
import styles from './personal.module.css'

/** Whether an e-mail address is verified. */
export function VerifiedTag({ verified }: { verified: boolean }) {
  const { t } = useTranslation('personal')
  return (
    <span className={styles['tag']} data-good={verified || undefined}>
      {t(verified ? 'email.verified' : 'email.unverified')}
    </span>
  )
}
