import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCachedProducts } from '../../session/session-store.ts'
import styles from './payment.module.css'

/** /user/myRights, with `?tab=ka` its cards (B.router.27): the products the user holds, and where the limits are listed. */
export function RightsPage() {
  const { t } = useTranslation('payment')
  const products = useCachedProducts()
  return (
    <div>
      <h1>{t('rights.title')}</h1>
      <h2>{t('rights.tabs.ka')}</h2>
      {products.length === 0 ? (
        <p role="status">
          {t('rights.none')} <Link to="/buyGoods">{t('rights.open')}</Link>
        </p>
      ) : (
        <ul className={styles['rows']}>
          {products.map(({ productName, startTime, endTime, searchCount }) => (
            <li key={`${productName} ${startTime}`} className={styles['row']}>
              <div>
                <strong>{productName}</strong>
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
