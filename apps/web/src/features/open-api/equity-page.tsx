import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { usePurchase } from '../../components/purchase/use-purchase.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { ApiFrame } from './api-frame.tsx'
import styles from './open-api.module.css'
import { ScrollRegion } from './scroll-region.tsx'
import type { ApiEquity } from './remaining-uses.ts'

/** /manageApiEquity: the API packs of the user and what is used of them, and packs to buy (G191). */
export function EquityPage() {
  const { t } = useTranslation('openApi')
  const language = useLanguage()
  const purchase = usePurchase()
  const { data, error, refetch } = useQuery({ ...callQuery(language, 'openApi', 'getApiEquity', {}), staleTime: 0 })
  const { data: products } = useQuery(callQuery(language, 'payment', 'listProducts', { productType: 'API' }))
  return (
    <ApiFrame>
      <div className={styles['head']}>
        <h1>{t('equity.title')}</h1>
        <div className={styles['bar']}>
          {products?.map(({ productId, productName, productSalePrice }) => (
            <Button key={productId} kind="primary" onClick={() => purchase(productId)}>
              {t('equity.buy', { name: productName, price: productSalePrice })}
            </Button>
          ))}
        </div>
      </div>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && <Equity equity={data} />}
    </ApiFrame>
  )
}

function Equity({ equity: { packs, free } }: { readonly equity: ApiEquity }) {
  const { t } = useTranslation('openApi')
  const { limit, used } = free
  if (packs.length === 0) {
    return (
      <div className={styles['empty']} role="status">
        <strong>{t('equity.none')}</strong>
        <p className={styles['text']}>{limit === null ? t('equity.unlimited') : t('equity.noneText', { limit, used })}</p>
      </div>
    )
  }
  return (
    <section className={styles['group']} aria-label={t('equity.packs')}>
      <p className={styles['text']}>{limit === null ? t('equity.unlimited') : t('equity.free', { limit, used })}</p>
      <ScrollRegion label={t('equity.packs')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('equity.product')}</th>
              <th scope="col">{t('equity.used')}</th>
              <th scope="col">{t('equity.start')}</th>
              <th scope="col">{t('equity.end')}</th>
            </tr>
          </thead>
          <tbody>
            {packs.map(({ productName, total, used: taken, startTime, endTime }) => (
              <tr key={`${startTime} ${endTime}`}>
                <td>{productName}</td>
                <td data-time>
                  <progress max={total} value={taken} aria-label={t('equity.used')} />
                  {t('equity.usedOf', { used: taken.toLocaleString('en-US'), total: total.toLocaleString('en-US') })}
                </td>
                <td data-time>{startTime.slice(0, 10)}</td>
                <td data-time>{endTime.slice(0, 10)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
