import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { callQuery } from '../../../../api/call-query.ts'
import { Button } from '../../../../components/button.tsx'
import { saveDocument } from '../../../../components/save-document.ts'
import { Select } from '../../../../components/select.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import { ConsoleTable } from '../../frame/console-table.tsx'
import { Lines } from '../../frame/lines.tsx'
import { ListPage } from '../../frame/list-page.tsx'
import { SearchField } from '../../frame/search-field.tsx'
import { StateTag } from '../../frame/state-tag.tsx'
import { PAGE_SIZE, useConsoleSearch } from '../../frame/use-console-search.ts'
import { formatYuan } from '../format-yuan.ts'
import { INVOICE_STATES, type RequestedInvoice } from './requested-invoice.ts'
import styles from './invoices.module.css'

const InvoiceDialog = lazy(async () => ({ default: (await import('./invoice-dialog.tsx')).InvoiceDialog }))
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

const KINDS = { requested: 'warning', issued: 'good', rejected: 'plain', cancelled: 'plain' } as const
const DECISIONS = ['issue', 'reject'] as const
type Decision = (typeof DECISIONS)[number]

/** /ops/invoices: requested and issued invoices, newest first: issue, reject, export for accounting. */
export function InvoicesPage() {
  const { t } = useTranslation('sales')
  const { t: ofConsole } = useTranslation('operations')
  const search = useConsoleSearch()
  const [deciding, setDeciding] = useState<{ readonly invoice: RequestedInvoice; readonly decision: Decision } | null>(null)
  const [exporting, setExporting] = useState(false)
  const text = search.value('text')
  const status = INVOICE_STATES.find((one) => one === search.value('state'))
  const answer = useQuery({
    ...callQuery(useLanguage(), 'payment', 'listInvoiceRequests', {
      pageNo: search.page,
      pageSize: PAGE_SIZE,
      text,
      ...(status !== undefined && { status }),
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const loading = useMutation({
    mutationFn: ({ id }: RequestedInvoice) => apiClient.payment.getIssuedInvoice({ id }),
    onSuccess: (file, { invoiceNo }) => saveDocument(file, `${t('orders.invoice')} ${invoiceNo}`),
  })
  return (
    <>
      <ListPage
        title={ofConsole('pages.invoices')}
        search={search}
        answer={answer}
        error={loading}
        narrowed={text !== '' || status !== undefined}
        empty={t('invoices.none')}
        actions={<Button onClick={() => setExporting(true)}>{t('invoices.export')}</Button>}
        filters={
          <>
            <Select
              label={t('state')}
              value={status ?? ''}
              options={[
                { value: '', name: t('allStates') },
                ...INVOICE_STATES.map((value) => ({ value, name: t(`invoiceStates.${value}`) })),
              ]}
              onChange={(next) => search.narrow({ state: next })}
            />
            <SearchField label={t('invoices.find')} value={text} onValue={(next) => search.narrow({ text: next })} />
          </>
        }
      >
        {(rows) => (
          <ConsoleTable
            label={ofConsole('pages.invoices')}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { key: 'created', title: t('invoices.requested'), render: ({ createTime }) => createTime, kind: 'time' },
              { key: 'header', title: t('invoices.header'), render: (invoice) => <Header invoice={invoice} />, kind: 'wide' },
              {
                key: 'type',
                title: t('invoices.type'),
                render: ({ invoiceType }) => t(invoiceType === 2 ? 'invoices.special' : 'invoices.ordinary'),
              },
              { key: 'user', title: t('user'), render: ({ nick, email }) => <Lines lines={[nick, email]} /> },
              {
                key: 'orders',
                title: t('orderNo'),
                kind: 'time',
                render: ({ orderNoList }) => orderNoList.length > 0 && <OrderLinks numbers={orderNoList} />,
              },
              { key: 'total', title: t('price'), render: ({ totalPrice }) => formatYuan(totalPrice), kind: 'number' },
              { key: 'state', title: t('state'), render: (invoice) => <InvoiceState invoice={invoice} /> },
              {
                key: 'actions',
                title: t('actionsTitle'),
                kind: 'actions',
                render: (invoice) =>
                  invoice.status === 'requested'
                    ? DECISIONS.map((decision) => (
                        <Button key={decision} kind="link" onClick={() => setDeciding({ invoice, decision })}>
                          {t(`invoices.${decision}`)}
                        </Button>
                      ))
                    : invoice.hasFile && (
                        <Button
                          kind="link"
                          aria-label={t('invoices.downloadOne', { number: invoice.invoiceNo ?? '' })}
                          disabled={loading.isPending}
                          onClick={() => loading.mutate(invoice)}
                        >
                          {t('invoices.download')}
                        </Button>
                      ),
              },
            ]}
          />
        )}
      </ListPage>
      <Suspense>
        {deciding && <InvoiceDialog {...deciding} onClose={() => setDeciding(null)} />}
        {exporting && <ExportDialog onClose={() => setExporting(false)} />}
      </Suspense>
    </>
  )
}

function Header({ invoice: { invoiceHeader, taxNumber } }: { invoice: RequestedInvoice }) {
  return <Lines lines={[invoiceHeader, taxNumber]} />
}

function OrderLinks({ numbers }: { numbers: readonly string[] }) {
  return (
    <div className={styles['orders']}>
      {numbers.map((orderNo) => (
        <Link key={orderNo} to="/ops/orders/$orderNo" params={{ orderNo }}>
          {orderNo}
        </Link>
      ))}
    </div>
  )
}

/** The state; below it the number, why it was rejected, or that a refund followed. */
function InvoiceState({ invoice: { status, invoiceNo, issueTime, note, refundedSince } }: { invoice: RequestedInvoice }) {
  const { t } = useTranslation('sales')
  return (
    <Lines
      lines={[
        <>
          <StateTag kind={KINDS[status]}>{t(`invoiceStates.${status}`)}</StateTag>
          {refundedSince > 0 && <StateTag kind="bad">{t('invoices.redLetter', { price: formatYuan(refundedSince) })}</StateTag>}
        </>,
        invoiceNo,
        issueTime,
        note,
      ]}
    />
  )
}
