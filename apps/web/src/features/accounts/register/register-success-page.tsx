import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AccountsFrame } from '../accounts-frame.tsx'
import styles from '../../../components/form/form.module.css'

/** /registerSuccess: the account was created, without logging in (G124). */
export function RegisterSuccessPage() {
  const { t } = useTranslation('accounts')
  return (
    <AccountsFrame title={t('register.successTitle')}>
      <p>{t('register.successExplained')}</p>
      <Link to="/login" className={styles['go']}>
        {t('register.login')}
      </Link>
    </AccountsFrame>
  )
}
