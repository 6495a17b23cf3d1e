import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from '../../components/form/form.module.css'

/** In the place of a form that needs a code by SMS, where the server sends none: who does it instead. */
export function NoTextMessages({ text }: { text: string }) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <p>{text}</p>
      <Link to="/login" className={styles['go']}>
        {t('forgot.toLogin')}
      </Link>
    </>
  )
}
