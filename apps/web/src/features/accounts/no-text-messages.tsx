import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from '../../components/form/form.module.css'

/** Replaces a form that needs an SMS code if the server cannot send SMS: explains whom to contact. */
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
