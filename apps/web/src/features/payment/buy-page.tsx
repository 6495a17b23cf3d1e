import { formatYuan } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { usePurchase } from '../../components/purchase/use-purchase.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useSessionUser } from '../../session/session-store.ts'
import styles from './payment.module.css'
import { VipDialog } from './vip-dialog.tsx'

/** /buyGoods: what is sold. `?buy=ID`, or `?buy=default`, opens the purchase dialog; without a login it leads to /login (B.roles.24). */
export function BuyPage() {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const user = useSessionUser()
  const navigate = useNavigate()
  const purchase = usePurchase()
  const { buy } = useSearch({ strict: false }) as { buy?: string }
  const products = useSold()
  const methods = useQuery(callQuery(language, 'payment', 'listPayMethods', {}))
  const open = (productId: number) =>
    user === null ? purchase(productId) : void navigate({ to: '/buyGoods', search: { buy: String(productId) } as never })
  const offered = methods.data && (methods.data.wx || methods.data.zfb || methods.data.transfer !== null)
  // An address with an id that is not sold orders nothing.
  const isSold = buy === 'default' || products.data?.some(({ productId }) => String(productId) === String(buy)) === true
  const error = products.error ?? methods.error
  return (
    <div className={styles['page']}>
      <h1>{t('buy.title')}</h1>
      <p>{t('buy.lead')}</p>
      {error && (
        <FailurePanel title={t('buy.failed')} error={error} onRetry={() => void Promise.all([products.refetch(), methods.refetch()])} />
      )}
      {!error && !products.data && <WaitingBar />}
      {methods.data && !offered && <p role="status">{t('buy.off')}</p>}
      {products.data?.length === 0 && <p>{t('buy.none')}</p>}
      <ul className={styles['products']}>
        {products.data?.map((product) => (
          <li key={product.productId} className={styles['product']}>
            <h2>{product.productName}</h2>
            <p className={styles['price']}>{formatYuan(product.productSalePrice)}</p>
            {product.productOriginalPrice !== product.productSalePrice && (
              <p className={styles['note']}>{t('buy.original', { price: formatYuan(product.productOriginalPrice) })}</p>
            )}
            <ul>
              {[product.labelOne, product.labelTwo, product.labelThree, product.labelFour]
                .filter((label) => label !== '')
                .map((label) => (
                  <li key={label}>{label}</li>
                ))}
            </ul>
            {offered && (
              <Button kind="primary" aria-label={`${t('buy.choose')} ${product.productName}`} onClick={() => open(product.productId)}>
                {t('buy.choose')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <RightsTable />
      {user !== null && isSold && offered && (
        <VipDialog
          productId={buy === 'default' ? null : Number(buy)}
          onClose={() => void navigate({ to: '/buyGoods', search: {}, replace: true })}
        />
      )}
    </div>
  )
}

/** What is sold: the promotion while it runs, memberships, packs. */
function useSold() {
  const language = useLanguage()
  const shown = useQuery({ ...callQuery(language, 'payment', 'showProducts', {}), staleTime: 0 })
  const ordinary = useQuery({
    ...callQuery(language, 'payment', 'listProducts', {}),
    // What is sold in this channel (B.products.13).
    queryFn: ({ signal }) => apiClient.payment.listProducts({}, { headers: { channel: 'pc' }, signal }),
    staleTime: 0,
  })
  const data = shown.data && ordinary.data && [...shown.data, ...ordinary.data.filter(({ productType }) => productType !== 'VIP')]
  return { data, error: shown.error ?? ordinary.error, refetch: () => Promise.all([shown.refetch(), ordinary.refetch()]) }
}

/** What each product grants (B.products.15). */
function RightsTable() {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const rights = useQuery(callQuery(language, 'payment', 'listProductRights', {}))
  const products = useQuery({ ...callQuery(language, 'payment', 'listProducts', {}) })
  const nameOf = new Map(products.data?.map(({ productId, productName }) => [productId, productName]))
  const columns = rights.data?.[0]?.list ?? []
  if (columns.length === 0) return null
  return (
    // A wide table is scrolled by the keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['table']} tabIndex={0} role="region" aria-label={t('buy.rights')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('buy.function')}</th>
            {columns.map(({ productId }) => (
              <th key={productId} scope="col">
                {nameOf.get(productId)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.data?.map(({ functionName, list }) => (
            <tr key={functionName}>
              <th scope="row">{functionName}</th>
              {list.map(({ productId, text }) => (
                <td key={productId}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
