import { formatYuan, PAYMENT_ACTIONS } from '@gezhi/contract/client'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { callQuery } from '../../../../api/call-query.ts'
import { Button } from '../../../../components/button.tsx'
import { saveFile } from '../../../../components/save-file.ts'
import { Select } from '../../../../components/select.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import { ConsoleTable } from '../../frame/console-table.tsx'
import { ListPage } from '../../frame/list-page.tsx'
import { SearchField } from '../../frame/search-field.tsx'
import { PAGE_SIZE, useConsoleSearch } from '../../frame/use-console-search.ts'
import { OrderLinks } from '../orders/order-links.tsx'
import { readActionFacts, type ActionFact } from './read-action-facts.ts'

/** /ops/actions: what operators did with money and entitlements: who, when, what and why. */
export function ActionsPage() {
  const { t } = useTranslation('sales')
  const { t: ofConsole } = useTranslation('operations')
  const search = useConsoleSearch()
  const text = search.value('text')
  const action = PAYMENT_ACTIONS.find((one) => one === search.value('action'))
  const filter = { text, ...(action !== undefined && { action }) }
  const exporting = useMutation({
    mutationFn: () => apiClient.payment.exportPaymentActions(filter),
    onSuccess: (file) => saveFile(file, `${t('actionLog.fileName')}.csv`),
  })
  const answer = useQuery({
    ...callQuery(useLanguage(), 'payment', 'listPaymentActions', {
      pageNo: search.page,
      pageSize: PAGE_SIZE,
      ...filter,
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <ListPage
      title={ofConsole('pages.actions')}
      search={search}
      answer={answer}
      error={exporting}
      narrowed={text !== '' || action !== undefined}
      empty={t('actionLog.none')}
      actions={
        <Button disabled={exporting.isPending || !answer.data?.total} onClick={() => exporting.mutate()}>
          {t('actionLog.export')}
        </Button>
      }
      filters={
        <>
          <Select
            label={t('actionLog.action')}
            value={action ?? ''}
            options={[
              { value: '', name: t('actionLog.all') },
              ...PAYMENT_ACTIONS.map((value) => ({ value, name: t(`actionLog.names.${value}`) })),
            ]}
            onChange={(next) => search.narrow({ action: next })}
          />
          <SearchField label={t('actionLog.find')} value={text} onValue={(next) => search.narrow({ text: next })} />
        </>
      }
    >
      {(rows) => (
        <ConsoleTable
          label={ofConsole('pages.actions')}
          rows={rows.map((row) => ({ ...row, ...readActionFacts(row.about) }))}
          keyOf={({ id }) => id}
          columns={[
            { key: 'time', title: t('time'), render: ({ time }) => time, kind: 'time' },
            {
              key: 'operator',
              title: t('actionLog.operator'),
              render: ({ operator }) => operator ?? t('actionLog.commandLine'),
              kind: 'name',
            },
            { key: 'action', title: t('actionLog.action'), render: (row) => t(`actionLog.names.${row.action}`), kind: 'name' },
            {
              key: 'orderNo',
              title: t('orderNo'),
              kind: 'time',
              render: ({ orderNoList }) => orderNoList.length > 0 && <OrderLinks numbers={orderNoList} />,
            },
            { key: 'user', title: t('user'), render: ({ user }) => user, kind: 'name' },
            {
              key: 'facts',
              title: t('actionLog.facts'),
              render: ({ facts, productName }) => <Facts facts={facts} productName={productName} />,
              kind: 'wide',
            },
            { key: 'reason', title: t('reason'), render: ({ reason }) => reason, kind: 'wide' },
          ]}
        />
      )}
    </ListPage>
  )
}

function Facts({ facts, productName }: { facts: readonly ActionFact[]; productName: string | null }) {
  const { t } = useTranslation('sales')
  const valueOf = ({ name, value }: ActionFact) => {
    if (name === 'product' && productName !== null) return t('actionLog.numbered', { name: productName, number: value })
    if (name === 'onSale') return t(value === 'true' ? 'actionLog.yes' : 'actionLog.no')
    return name === 'amount' || name === 'originalPrice' || name === 'salePrice' ? formatYuan(Number(value) / 100) : value
  }
  // The name under which it was granted is that of the product.
  return facts
    .filter(({ name }) => name !== 'name' || productName === null)
    .map((fact) => t('actionLog.fact', { name: t(`actionLog.factNames.${fact.name}`), value: valueOf(fact) }))
    .join(t('actionLog.semicolon'))
}
