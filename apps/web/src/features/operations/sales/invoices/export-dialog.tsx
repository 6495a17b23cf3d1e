import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { needed } from '../../../../components/form/checks.ts'
import { SelectField } from '../../../../components/form/select-field.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { saveFile } from '../../../../components/save-file.ts'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { lastDays } from '../days.ts'
import styles from './invoices.module.css'

/** Exports the invoices issued in a period for accounting. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('sales')
  const [days] = useState(() => lastDays(30, Date.now()))
  const form = useForm({ ...days, fileType: 'xlsx' }, { from: [needed('missing')], to: [needed('missing')], fileType: [] })
  const submit = form.submit(async ({ from, to, fileType: type }) => {
    const fileType = type === 'csv' ? 'csv' : 'xlsx'
    saveFile(await apiClient.payment.exportInvoices({ from, to, fileType }), `${t('invoices.fileName')} ${from} ${to}.${fileType}`)
    onClose()
  })
  return (
    <FormDialog
      title={t('invoices.exportTitle')}
      explained={t('invoices.exportExplained')}
      confirm={t('invoices.export')}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <div className={styles['days']}>
        <TextField label={t('from')} field={form.field('from')} type="date" />
        <TextField label={t('to')} field={form.field('to')} type="date" />
      </div>
      <SelectField
        label={t('invoices.format')}
        field={form.field('fileType')}
        options={[
          { value: 'xlsx', name: 'Excel (.xlsx)' },
          { value: 'csv', name: 'CSV (.csv)' },
        ]}
      />
    </FormDialog>
  )
}
