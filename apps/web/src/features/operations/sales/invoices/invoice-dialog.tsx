import { ApiError, formatYuan } from '@gezhi/contract/client'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { useCause } from '../../../../components/failure/use-cause.ts'
import { like, needed } from '../../../../components/form/checks.ts'
import { TextField } from '../../../../components/form/text-field.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { useAction } from '../../frame/use-action.ts'
import type { InvoiceDecision, RequestedInvoice } from './requested-invoice.ts'
import styles from './invoices.module.css'

interface DialogProps {
  readonly invoice: RequestedInvoice
  readonly onClose: () => void
}

/** Issues a requested invoice with its file, or rejects it; reverses an issued one. */
export function InvoiceDialog({ decision, ...props }: DialogProps & { decision: InvoiceDecision }) {
  const Dialog = { issue: IssueDialog, reject: RejectDialog, reverse: ReverseDialog }[decision]
  return <Dialog {...props} />
}

const NUMBER = like(/^\s*\d{8,20}\s*$/, 'invoiceNo')

function IssueDialog({ invoice: { id, invoiceHeader, totalPrice }, onClose }: DialogProps) {
  const { t } = useTranslation('sales')
  const file = useFile()
  const causeOf = useCause()
  const form = useForm({ invoiceNo: '' }, { invoiceNo: [NUMBER] })
  const issuing = useAction({
    action: (invoiceNo: string) => apiClient.payment.issueInvoice({ id, invoiceNo, file: file.chosen! }),
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
  const submit = form.submit(issue, { also: file.check })
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
      <FileField label={t('invoices.file')} file={file} />
    </FormDialog>
  )
}

function ReverseDialog({ invoice: { id, invoiceNo, invoiceHeader, totalPrice }, onClose }: DialogProps) {
  const { t } = useTranslation('sales')
  const file = useFile()
  const causeOf = useCause()
  const form = useForm({ redInvoiceNo: '', note: '' }, { redInvoiceNo: [NUMBER], note: [needed('missing')] })
  const reversing = useAction({
    action: (red: { redInvoiceNo: string; note: string }) => apiClient.payment.reverseInvoice({ id, ...red, file: file.chosen! }),
    notice: t('invoices.reversed'),
    done: onClose,
  })
  const reverse = async ({ redInvoiceNo, note }: { readonly redInvoiceNo: string; readonly note: string }) => {
    try {
      await reversing.mutateAsync({ redInvoiceNo: redInvoiceNo.trim(), note: note.trim() })
    } catch (error) {
      if (!(error instanceof ApiError && error.error === 'INVOICE_NUMBER')) throw error
      form.setMessage('redInvoiceNo', causeOf(error))
    }
  }
  const submit = form.submit(reverse, { also: file.check })
  return (
    <FormDialog
      title={t('invoices.reverseTitle')}
      explained={t('invoices.reverseExplained', { number: invoiceNo ?? '', header: invoiceHeader, price: formatYuan(totalPrice) })}
      confirm={t('invoices.reverse')}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('invoices.redNumber')} field={form.field('redInvoiceNo')} inputMode="numeric" maxLength={20} autoComplete="off" />
      <FileField label={t('invoices.redFile')} file={file} />
      <TextField label={t('reasonTold')} field={form.field('note')} maxLength={200} />
    </FormDialog>
  )
}

/** A file that must be chosen. */
function useFile() {
  const [chosen, choose] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  return {
    chosen,
    isMissing,
    choose(file: File | null) {
      choose(file)
      setMissing(false)
    },
    check() {
      setMissing(chosen === null)
      return chosen !== null
    },
  }
}

function FileField({ label, file: { isMissing, choose } }: { label: string; file: ReturnType<typeof useFile> }) {
  const { t } = useTranslation('sales')
  const hint = useId()
  return (
    <label className={styles['file']}>
      {label}
      <input
        type="file"
        accept=".pdf,.jpg,.jpeg,.png"
        aria-invalid={isMissing}
        aria-describedby={hint}
        onChange={({ target }) => choose(target.files?.[0] ?? null)}
      />
      <small id={hint} role={isMissing ? 'alert' : undefined}>
        {t(isMissing ? 'invoices.fileMissing' : 'invoices.fileHint')}
      </small>
    </label>
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
