import { formatYuan } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../../api/call-query.ts'
import { Button } from '../../../../components/button.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import { ConsoleTable } from '../../frame/console-table.tsx'
import { ListPage } from '../../frame/list-page.tsx'
import { StateTag } from '../../frame/state-tag.tsx'
import { PAGE_SIZE, useConsoleSearch } from '../../frame/use-console-search.ts'
import type { PriceVersion } from './price-version.ts'
import styles from './prices.module.css'

const PriceDialog = lazy(async () => ({ default: (await import('./price-dialog.tsx')).PriceDialog }))
const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }))

/** /ops/prices: the price list with all versions, by product, the latest first; a new version changes a price or a text. */
export function PricesPage() {
  const { t } = useTranslation('sales')
  const { t: ofConsole } = useTranslation('operations')
  const search = useConsoleSearch()
  const [changing, setChanging] = useState<PriceVersion | null>(null)
  const [withdrawing, setWithdrawing] = useState<PriceVersion | null>(null)
  const answer = useQuery({
    ...callQuery(useLanguage(), 'payment', 'listPriceVersions', { pageNo: search.page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <ListPage title={ofConsole('pages.prices')} search={search} answer={answer} narrowed={false} empty={t('prices.none')}>
        {(rows) => (
          <ConsoleTable
            label={ofConsole('pages.prices')}
            rows={rows}
            keyOf={({ productId, version }) => `${productId} ${version}`}
            columns={[
              { key: 'product', title: t('product'), render: (row) => <ProductName row={row} /> },
              { key: 'type', title: t('prices.type'), render: ({ productType }) => t(`prices.types.${productType}`) },
              { key: 'version', title: t('prices.version'), render: ({ version }) => version, kind: 'number' },
              { key: 'original', title: t('prices.original'), render: (row) => formatYuan(row.productOriginalPrice), kind: 'number' },
              { key: 'sale', title: t('prices.sale'), render: (row) => <SalePrice row={row} />, kind: 'number' },
              {
                key: 'from',
                title: t('prices.from'),
                render: ({ validFrom }) => (isSeeded(validFrom) ? t('prices.initial') : validFrom),
                kind: 'time',
              },
              { key: 'until', title: t('prices.until'), render: ({ validUntil }) => validUntil ?? '—', kind: 'time' },
              { key: 'state', title: t('state'), render: (row) => <PriceState row={row} /> },
              {
                key: 'actions',
                title: t('actionsTitle'),
                kind: 'actions',
                render: (row) => <PriceAction row={row} onChange={setChanging} onWithdraw={setWithdrawing} />,
              },
            ]}
          />
        )}
      </ListPage>
      <Suspense>
        {changing && <PriceDialog version={changing} onClose={() => setChanging(null)} />}
        {withdrawing && <WithdrawDialog version={withdrawing} onClose={() => setWithdrawing(null)} />}
      </Suspense>
    </>
  )
}

/** Products of a new installation are sold from the beginning of time. */
const isSeeded = (validFrom: string) => validFrom.startsWith('1970')

interface PriceActionProps {
  readonly row: PriceVersion
  readonly onChange: (row: PriceVersion) => void
  readonly onWithdraw: (row: PriceVersion) => void
}

/** A version that is sold is followed by a new one; one that has not begun can be withdrawn. */
function PriceAction({ row, onChange, onWithdraw }: PriceActionProps) {
  const { t } = useTranslation('sales')
  const { state, productName: name, version } = row
  if (state === 'past') return null
  return state === 'current' ? (
    <Button kind="link" aria-label={t('prices.changeOne', { name })} onClick={() => onChange(row)}>
      {t('prices.change')}
    </Button>
  ) : (
    <Button kind="link" aria-label={t('prices.withdrawOne', { name, version })} onClick={() => onWithdraw(row)}>
      {t('prices.withdraw')}
    </Button>
  )
}

function ProductName({ row: { productName, productNameEn } }: { row: PriceVersion }) {
  return (
    <span className={styles['name']}>
      <span lang="zh">{productName}</span>
      <small lang="en">{productNameEn}</small>
    </span>
  )
}

function SalePrice({ row: { productSalePrice, productOriginalPrice } }: { row: PriceVersion }) {
  return productSalePrice < productOriginalPrice ? <b>{formatYuan(productSalePrice)}</b> : formatYuan(productSalePrice)
}

function PriceState({ row: { state, onSale, productSalePrice, productOriginalPrice } }: { row: PriceVersion }) {
  const { t } = useTranslation('sales')
  const isSold = onSale && state === 'current'
  return (
    <>
      {state === 'upcoming' && <StateTag kind="info">{t('prices.states.upcoming')}</StateTag>}
      {state === 'past' && <StateTag kind="plain">{t('prices.states.past')}</StateTag>}
      {state === 'current' && (
        <StateTag kind={isSold ? 'good' : 'plain'}>{t(isSold ? 'prices.states.sold' : 'prices.states.off')}</StateTag>
      )}
      {state === 'upcoming' && !onSale && <StateTag kind="plain">{t('prices.states.off')}</StateTag>}
      {onSale && state !== 'past' && productSalePrice < productOriginalPrice && <StateTag kind="warning">{t('prices.promotion')}</StateTag>}
    </>
  )
}
