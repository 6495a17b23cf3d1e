import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { installation } from '../../../installation/installation.ts'
import { KINDS } from '../../../kinds/kinds.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import { GrantTable } from './grant-table.tsx'
import styles from './membership-page.module.css'

/** /vipIndex: what visitors, free users and members may do, from the table of the server, and how to become a member. */
export function MembershipPage() {
  const { t } = useTranslation('membership')
  const language = useLanguage()
  const user = useSessionUser()
  const { for: kind } = useSearch({ strict: false }) as { for?: string }
  const limited = KINDS.find(({ name }) => name === kind)
  const { data, error, refetch } = useQuery({ ...callQuery(language, 'accounts', 'listEntitlements', {}), staleTime: 0 })
  const { access, servicePhone, serviceHours } = installation()
  const list = data?.list ?? []
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        {data && <p>{t('role', { role: t(`roles.${data.role}`) })}</p>}
        {limited?.box.membersOnly && data?.role === 'free' && access !== 'open' && (
          <div role="status">
            <p>{t('boxNeedsProduct', { kind: limited.box.name[language] })}</p>
            <Link to={limited.box.membersOnly.elsewhere as '/'}>{t('elsewhere')}</Link>
          </div>
        )}
        {access === 'open' && <p>{t('open')}</p>}
      </header>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && (
        <>
          <GrantTable title={t('available')} role={data.role} rows={list} />
          <p className={styles['note']}>{t('note')}</p>
        </>
      )}
      <section className={styles['joining']}>
        <h2>{t('how')}</h2>
        <p>
          <Link to="/buyGoods">{t('purchase')}</Link>
        </p>
        <p>{t('granted')}</p>
        <p>{servicePhone === null ? t('operator') : t('phone', { phone: servicePhone, hours: serviceHours ?? '' })}</p>
        <p className={styles['links']}>
          {user === null && (
            <>
              <Link to="/login">{t('login')}</Link>
              <Link to="/Register">{t('register')}</Link>
            </>
          )}
          <Link to="/helpCenter" search={{ panel: 'feedback' }}>
            {t('write')}
          </Link>
        </p>
      </section>
    </div>
  )
}
