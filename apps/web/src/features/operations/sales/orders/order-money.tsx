import { formatYuan } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { Button } from '../../../../components/button.tsx'
import { needed } from '../../../../components/form/checks.ts'
import { TextField } from '../../../../components/form/text-field.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { ConsoleTable } from '../../frame/console-table.tsx'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { StateTag } from '../../frame/state-tag.tsx'
import { useAction } from '../../frame/use-action.ts'
import styles from './order.module.css'
import type { OpenedOrder } from './sold-order.ts'

type Refund = OpenedOrder['refunds'][number]

const KINDS = { pending: 'info', succeeded: 'good', failed: 'bad' } as const

/** The ledger of an order and its refunds; one of a bank transfer is recorded here when it was returned. */
export function OrderMoney({ order: { ledger, refunds }, isOwn }: { order: OpenedOrder; isOwn: boolean }) {
  const { t } = useTranslation('sales')
  const [completing, setCompleting] = useState<Refund | null>(null)
  const channelOf = (channel: string) => t(`payTypes.${channel as 'WX' | 'ZFB' | 'DGZZ'}`)
  return (
    <>
      <h2 className={styles['heading']}>{t('orders.ledger')}</h2>
      {ledger.length === 0 ? (
        <p className={styles['none']}>{t('orders.noLedger')}</p>
      ) : (
        <ConsoleTable
          label={t('orders.ledger')}
          rows={ledger}
          keyOf={({ kind, reference }) => `${kind} ${reference}`}
          columns={[
            { key: 'time', title: t('time'), render: ({ time }) => time, kind: 'time' },
            { key: 'kind', title: t('orders.kind'), render: ({ kind }) => t(`orders.kinds.${kind}`) },
            { key: 'channel', title: t('orders.channel'), render: ({ channel }) => channelOf(channel) },
            { key: 'reference', title: t('orders.reference'), render: ({ reference }) => reference },
            { key: 'price', title: t('price'), render: ({ price }) => formatYuan(price), kind: 'number' },
          ]}
        />
      )}
      {refunds.length > 0 && (
        <>
          <h2 className={styles['heading']}>{t('orders.refunds')}</h2>
          <ConsoleTable
            label={t('orders.refunds')}
            rows={refunds}
            keyOf={({ refundNo }) => refundNo}
            columns={[
              { key: 'time', title: t('time'), render: ({ time }) => time, kind: 'time' },
              { key: 'refundNo', title: t('orders.refundNo'), render: ({ refundNo }) => refundNo },
              { key: 'kind', title: t('orders.kind'), render: ({ kind }) => t(`orders.refundKinds.${kind}`) },
              { key: 'reason', title: t('reason'), render: ({ reason }) => reason, kind: 'wide' },
              {
                key: 'state',
                title: t('state'),
                render: ({ state }) => <StateTag kind={KINDS[state]}>{t(`orders.refundStates.${state}`)}</StateTag>,
              },
              { key: 'price', title: t('price'), render: ({ price }) => formatYuan(price), kind: 'number' },
              {
                key: 'actions',
                title: t('actionsTitle'),
                kind: 'actions',
                render: (refund) =>
                  refund.channel === 'DGZZ' &&
                  refund.state === 'pending' && (
                    <Button kind="link" disabled={isOwn} {...(isOwn && { title: t('orders.own') })} onClick={() => setCompleting(refund)}>
                      {t('refund.complete')}
                    </Button>
                  ),
              },
            ]}
          />
        </>
      )}
      {completing && <CompleteDialog refund={completing} onClose={() => setCompleting(null)} />}
    </>
  )
}

function CompleteDialog({ refund: { refundNo, price }, onClose }: { refund: Refund; onClose: () => void }) {
  const { t } = useTranslation('sales')
  const form = useForm({ reference: '' }, { reference: [needed('missing')] })
  const completing = useAction({
    action: (reference: string) => apiClient.payment.completeRefund({ refundNo, reference }),
    notice: t('refund.completed'),
    done: onClose,
  })
  return (
    <FormDialog
      title={t('refund.completeTitle', { price: formatYuan(price) })}
      explained={t('refund.completeExplained')}
      confirm={t('refund.complete')}
      form={form}
      submit={form.submit(async ({ reference }) => {
        await completing.mutateAsync(reference.trim())
      })}
      onClose={onClose}
    >
      <TextField label={t('transfer.reference')} field={form.field('reference')} maxLength={100} autoComplete="off" />
    </FormDialog>
  )
}
