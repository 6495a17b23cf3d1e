import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon/icon.tsx'
import { useSessionUser } from '../../../session/session-store.ts'
import styles from './outcome-page.module.css'

/** Results that have a page of their own. */
type Outcome = 'passSuccess' | 'emailsuccess' | 'emailerror' | 'emailedanger' | 'emailshixiao'

/** Whether it is a success. */
const GOOD: Readonly<Record<Outcome, boolean>> = {
  passSuccess: true,
  emailsuccess: true,
  emailerror: false,
  emailedanger: false,
  emailshixiao: false,
}

/** /passSuccess and the results of activation links (G25): the result, and how to continue. */
export function OutcomePage() {
  const { t } = useTranslation('personal')
  const user = useSessionUser()
  const outcome = useLocation().pathname.replaceAll('/', '') as Outcome
  return (
    <div className={styles['outcome']}>
      <span className={styles['mark']} data-good={GOOD[outcome] || undefined}>
        <Icon name={GOOD[outcome] ? 'check' : 'close'} size={32} />
      </span>
      <h1>{t(`outcome.${outcome}`)}</h1>
      <p>{t(`outcome.${outcome}Text`)}</p>
      <p className={styles['links']}>
        {user && outcome !== 'passSuccess' && !GOOD[outcome] && (
          <Link to="/personalHome/email" className={styles['link']}>
            {t('outcome.email')}
          </Link>
        )}
        <Link to="/" className={styles['go']}>
          {t('outcome.home')}
        </Link>
      </p>
    </div>
  )
}
