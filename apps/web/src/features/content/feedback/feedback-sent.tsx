import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FormMessage } from '../../../components/form/form-message.tsx'
import styles from './feedback.module.css'

/** Takes the place of the form after feedback was sent (G203). */
export function FeedbackSent() {
  const { t } = useTranslation('feedback')
  return (
    <div className={styles['form']}>
      <FormMessage kind="done">{t('done')}</FormMessage>
      <Link to="/helpCenter" search={{ panel: 'feedbackHistory' } as never}>
        {t('toHistory')}
      </Link>
    </div>
  )
}
