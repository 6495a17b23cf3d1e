import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './payment.module.css'

/** /user/myRights, with `?tab=ka` its cards (B.router.27): the products the user holds or that begin later, and where the limits are listed. */
export function RightsPage() {
  const { t } = useTranslation('payment')
  const { data, error, refetch } = useQuery({ ...callQuery(useLanguage(), 'payment', 'listHeldProducts', {}), staleTime: 0 })
  return (
    <div>
      <h1>{t('rights.title')}</h1>
      <h2>{t('rights.tabs.ka')}</h2>
      {error && <FailurePanel title={t('rights.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data?.list.length === 0 ? (
        <p role="status">
          {t('rights.none')} <Link to="/buyGoods">{t('rights.open')}</Link>
        </p>
      ) : (
        <ul className={styles['rows']}>
          {data?.list.map(({ productName, startTime, endTime, searchCount, queued }) => (
            <li key={`${productName} ${startTime}`} className={styles['row']}>
              <div>
                <strong>{productName}</strong>
                {queued && <p>{t('rights.starts', { date: startTime.slice(0, 10) })}</p>}
                <p>{t('rights.period', { start: startTime.slice(0, 10), end: endTime.slice(0, 10) })}</p>
                {searchCount !== null && <p>{t('rights.reach', { count: searchCount })}</p>}
              </div>
              <Link to="/buyGoods">{t('rights.renew')}</Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        {t('rights.all')} <Link to="/vipIndex">{t('rights.membership')}</Link>
      </p>
    </div>
  )
}
