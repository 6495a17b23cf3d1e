import { formatYuan } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { usePurchase } from '../../components/purchase/use-purchase.ts'
import { useLanguage } from '../../language/use-language.ts'
import styles from './valuation.module.css'

/** The reports that are left of those bought and, beyond today's limit of valuations, one to buy (G167). */
export function ReportOffer({ onBuy }: { readonly onBuy: () => void }) {
  const { t } = useTranslation('valuation')
  const language = useLanguage()
  const purchase = usePurchase()
  const { data: limits } = useQuery({ ...callQuery(language, 'accounts', 'listEntitlements', {}), staleTime: 0 })
  const { data: held } = useQuery({ ...callQuery(language, 'payment', 'listHeldProducts', {}), staleTime: 0 })
  const { data: products } = useQuery(callQuery(language, 'payment', 'listProducts', { productType: 'IPR' }))
  const row = limits?.list.find(({ name }) => name === 'valuePatents')
  const isReached = row !== undefined && row.limit !== null && (row.used ?? 0) >= row.limit
  const left = (held?.packs ?? []).reduce((sum, { productType, total, used }) => sum + (productType === 'IPR' ? total - used : 0), 0)
  const product = products?.[0]
  if (held === undefined || (left === 0 && (!isReached || product === undefined))) return null
  const buy = (productId: number) => {
    onBuy()
    purchase(productId)
  }
  return (
    <div className={styles['offer']} role="status">
      {isReached && product !== undefined && <span>{t('limitReached', { limit: row.limit })}</span>}
      <strong>{t('reportsLeft', { count: left })}</strong>
      {isReached && product !== undefined && (
        <Button {...(left === 0 && { kind: 'primary' })} onClick={() => buy(product.productId)}>
          {t('buyReport', { price: formatYuan(product.productSalePrice) })}
        </Button>
      )}
    </div>
  )
}
