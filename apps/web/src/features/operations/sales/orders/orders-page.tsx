import { formatYuan, PAY_STATUS, PAY_TYPES } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../../api/call-query.ts'
import { Select } from '../../../../components/select.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import { ConsoleTable } from '../../frame/console-table.tsx'
import { ListPage } from '../../frame/list-page.tsx'
import { SearchField } from '../../frame/search-field.tsx'
import { PAGE_SIZE, useConsoleSearch } from '../../frame/use-console-search.ts'
import { useWaiting } from '../../frame/use-operator.ts'
import { OrderStateTag } from './order-state-tag.tsx'
import { ORDER_STATES, type OrderState } from './sold-order.ts'

/** /ops/orders: all orders, newest first. */
export function OrdersPage() {
  const { t } = useTranslation('sales')
  const { t: ofConsole } = useTranslation('operations')
  const search = useConsoleSearch()
  const text = search.value('text')
  const state = ORDER_STATES.find((one) => one === search.value('state'))
  const payType = PAY_TYPES.find((one) => one === search.value('payType'))
  const request = {
    pageNo: search.page,
    pageSize: PAGE_SIZE,
    text,
    ...(state !== undefined && { payStatus: PAY_STATUS[state] }),
    ...(payType !== undefined && { payType }),
  }
  const answer = useQuery({
    ...callQuery(useLanguage(), 'payment', 'listSales', request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const waiting = useWaiting().data
  const nameOf = (value: OrderState) => {
    const count = (value === 'transferring' && waiting?.transfers) || (value === 'refunding' && waiting?.refunds) || 0
    return count > 0 ? t('stateWaiting', { state: t(`states.${value}`), count }) : t(`states.${value}`)
  }
  return (
    <ListPage
      title={ofConsole('pages.orders')}
      search={search}
      answer={answer}
      narrowed={text !== '' || state !== undefined || payType !== undefined}
      empty={t('orders.none')}
      filters={
        <>
          <Select
            label={t('state')}
            value={state ?? ''}
            options={[{ value: '', name: t('allStates') }, ...ORDER_STATES.map((value) => ({ value, name: nameOf(value) }))]}
            onChange={(next) => search.narrow({ state: next })}
          />
          <Select
            label={t('payType')}
            value={payType ?? ''}
            options={[{ value: '', name: t('allPayTypes') }, ...PAY_TYPES.map((value) => ({ value, name: t(`payTypes.${value}`) }))]}
            onChange={(next) => search.narrow({ payType: next })}
          />
          <SearchField label={t('orders.find')} value={text} onValue={(next) => search.narrow({ text: next })} />
        </>
      }
    >
      {(rows) => (
        <ConsoleTable
          label={ofConsole('pages.orders')}
          rows={rows}
          keyOf={({ orderNo }) => orderNo}
          columns={[
            { key: 'created', title: t('orders.created'), render: ({ createTime }) => createTime, kind: 'time' },
            {
              key: 'orderNo',
              title: t('orderNo'),
              kind: 'time',
              render: ({ orderNo }) => (
                <Link to="/ops/orders/$orderNo" params={{ orderNo }}>
                  {orderNo}
                </Link>
              ),
            },
            { key: 'user', title: t('user'), render: ({ nick }) => nick },
            { key: 'product', title: t('product'), render: ({ productName }) => productName },
            { key: 'payType', title: t('payType'), render: ({ payType: type }) => t(`payTypes.${type}`) },
            { key: 'price', title: t('price'), render: ({ price }) => formatYuan(price), kind: 'number' },
            {
              key: 'refunded',
              title: t('refundedPrice'),
              render: ({ refundedPrice }) => refundedPrice > 0 && formatYuan(refundedPrice),
              kind: 'number',
            },
            { key: 'state', title: t('state'), render: ({ payStatus }) => <OrderStateTag payStatus={payStatus} /> },
          ]}
        />
      )}
    </ListPage>
  )
}
