import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { openLoginDialog } from '../../../session/login-dialog.ts'
import styles from './feedback.module.css'

/** Explains what requires a login, and opens it over the page. */
export function SignInNote({ children }: { children: string }) {
  const { t } = useTranslation('feedback')
  return (
    <p className={styles['note']}>
      {children}
      <Button kind="link" onClick={openLoginDialog}>
        {t('toLogin')}
      </Button>
    </p>
  )
}
