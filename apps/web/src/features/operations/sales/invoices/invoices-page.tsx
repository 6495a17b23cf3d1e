import { formatYuan } from '@gezhi/contract/client'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
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
import { OrderLinks } from '../orders/order-links.tsx'
import { INVOICE_STATES, type InvoiceDecision, type RequestedInvoice } from './requested-invoice.ts'

const InvoiceDialog = lazy(async () => ({ default: (await import('./invoice-dialog.tsx')).InvoiceDialog }))
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

const KINDS = { requested: 'warning', issued: 'good', reversed: 'plain', rejected: 'plain', cancelled: 'plain' } as const
/** What can be decided about an invoice. */
const DECISIONS = { requested: ['issue', 'reject'], issued: ['reverse'] } as const

/** /ops/invoices: requested and issued invoices, newest first: issue, reject, reverse, export for accounting. */
export function InvoicesPage() {
  const { t } = useTranslation('sales')
  const { t: ofConsole } = useTranslation('operations')
  const search = useConsoleSearch()
  const [deciding, setDeciding] = useState<{ readonly invoice: RequestedInvoice; readonly decision: InvoiceDecision } | null>(null)
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
    mutationFn: ({ invoice: { id }, file }: InvoiceFile) => apiClient.payment.getIssuedInvoice({ id, file }),
    onSuccess: (saved, { number }) => saveDocument(saved, `${t('orders.invoice')} ${number}`),
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
                render: (invoice) => (
                  <>
                    {decisionsOn(invoice).map((decision) => (
                      <Button key={decision} kind="link" onClick={() => setDeciding({ invoice, decision })}>
                        {t(`invoices.${decision}`)}
                      </Button>
                    ))}
                    {filesOf(invoice).map(({ file, number }) => (
                      <Button
                        key={file}
                        kind="link"
                        aria-label={t(`invoices.downloads.${file}`, { number })}
                        disabled={loading.isPending}
                        onClick={() => loading.mutate({ invoice, file, number })}
                      >
                        {t(file === 'red' ? 'invoices.downloadRed' : 'invoices.download')}
                      </Button>
                    ))}
                  </>
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

interface InvoiceFile {
  readonly invoice: RequestedInvoice
  readonly file: 'issued' | 'red'
  /** Of the invoice of the file. */
  readonly number: string
}

function decisionsOn({ status }: RequestedInvoice): readonly InvoiceDecision[] {
  return status === 'requested' || status === 'issued' ? DECISIONS[status] : []
}

function filesOf({ hasFile, invoiceNo, hasRedFile, redInvoiceNo }: RequestedInvoice): readonly Omit<InvoiceFile, 'invoice'>[] {
  return [
    ...(hasFile ? [{ file: 'issued', number: invoiceNo ?? '' } as const] : []),
    ...(hasRedFile ? [{ file: 'red', number: redInvoiceNo ?? '' } as const] : []),
  ]
}

function Header({ invoice: { invoiceHeader, taxNumber } }: { invoice: RequestedInvoice }) {
  return <Lines lines={[invoiceHeader, taxNumber]} />
}

/** The state; below it the number, why it was rejected, or that a refund followed. */
function InvoiceState({ invoice }: { invoice: RequestedInvoice }) {
  const { t } = useTranslation('sales')
  const { status, invoiceNo, issueTime, redInvoiceNo, reverseTime, note, refundedSince } = invoice
  return (
    <Lines
      lines={[
        <>
          <StateTag kind={KINDS[status]}>{t(`invoiceStates.${status}`)}</StateTag>
          {refundedSince > 0 && <StateTag kind="bad">{t('invoices.redLetter', { price: formatYuan(refundedSince) })}</StateTag>}
        </>,
        invoiceNo,
        issueTime,
        redInvoiceNo !== null && t('invoices.red', { number: redInvoiceNo }),
        reverseTime,
        note,
      ]}
    />
  )
}
