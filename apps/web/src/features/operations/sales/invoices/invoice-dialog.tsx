import { ApiError } from '@gezhi/contract/client'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { useCause } from '../../../../components/failure/use-cause.ts'
import { like, needed } from '../../../../components/form/checks.ts'
import { TextField } from '../../../../components/form/text-field.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { useAction } from '../../frame/use-action.ts'
import { formatYuan } from '../format-yuan.ts'
import type { RequestedInvoice } from './requested-invoice.ts'
import styles from './invoices.module.css'

interface DialogProps {
  readonly invoice: RequestedInvoice
  readonly onClose: () => void
}

/** Issues a requested invoice with its file, or rejects it. */
export function InvoiceDialog({ decision, ...props }: DialogProps & { decision: 'issue' | 'reject' }) {
  return decision === 'issue' ? <IssueDialog {...props} /> : <RejectDialog {...props} />
}

function IssueDialog({ invoice: { id, invoiceHeader, totalPrice }, onClose }: DialogProps) {
  const { t } = useTranslation('sales')
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const hint = useId()
  const causeOf = useCause()
  const form = useForm({ invoiceNo: '' }, { invoiceNo: [like(/^\s*\d{8,20}\s*$/, 'invoiceNo')] })
  const issuing = useAction({
    action: (invoiceNo: string) => apiClient.payment.issueInvoice({ id, invoiceNo, file: file! }),
    notice: t('invoices.issued'),
    done: onClose,
  })
  const issue = async ({ invoiceNo }: { readonly invoiceNo: string }) => {
    try {
      await issuing.mutateAsync(invoiceNo.trim())
    } catch (error) {
      if (!(error instanceof ApiError && error.error === 'INVOICE_NUMBER')) throw error
      form.setMessage('invoiceNo', causeOf(error))
    }
  }
  const submit = form.submit(issue, {
    also: () => {
      setMissing(file === null)
      return file !== null
    },
  })
  return (
    <FormDialog
      title={t('invoices.issueTitle')}
      explained={t('invoices.issueExplained', { header: invoiceHeader, price: formatYuan(totalPrice) })}
      confirm={t('invoices.issue')}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('invoices.number')} field={form.field('invoiceNo')} inputMode="numeric" maxLength={20} autoComplete="off" />
      <label className={styles['file']}>
        {t('invoices.file')}
        <input
          type="file"
          accept=".pdf,.jpg,.jpeg,.png"
          aria-invalid={isMissing}
          aria-describedby={hint}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            setMissing(false)
          }}
        />
        <small id={hint} role={isMissing ? 'alert' : undefined}>
          {t(isMissing ? 'invoices.fileMissing' : 'invoices.fileHint')}
        </small>
      </label>
    </FormDialog>
  )
}

function RejectDialog({ invoice: { id, invoiceHeader }, onClose }: DialogProps) {
  const { t } = useTranslation('sales')
  const form = useForm({ note: '' }, { note: [needed('missing')] })
  const rejecting = useAction({
    action: (note: string) => apiClient.payment.rejectInvoice({ id, note }),
    notice: t('invoices.rejected'),
    done: onClose,
  })
  const submit = form.submit(async ({ note }) => void (await rejecting.mutateAsync(note.trim())))
  return (
    <FormDialog
      title={t('invoices.rejectTitle')}
      explained={t('invoices.rejectExplained', { header: invoiceHeader })}
      confirm={t('invoices.reject')}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('reasonTold')} field={form.field('note')} maxLength={200} />
    </FormDialog>
  )
}
