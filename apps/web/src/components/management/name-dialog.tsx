import { ApiError } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { useCause } from '../failure/use-cause.ts'
import { FormMessage } from '../form/form-message.tsx'
import { TextField } from '../form/text-field.tsx'
import { useForm } from '../form/use-form.ts'
import { Modal } from '../modal/modal.tsx'
import styles from './name-dialog.module.css'

interface NameDialogProps {
  readonly title: string
  /** Of the field; “Name” unless given. */
  readonly label?: string
  /** The name so far; empty for something new. */
  readonly name: string
  readonly onSave: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Characters of a name. */
const MAX_NAME = 50

const CHECKS = { name: [] }

/** Names a space, project, folder or group. Pages load the catalogue `management`. */
export function NameDialog({ title, label, name, onSave, onClose }: NameDialogProps) {
  const { t } = useTranslation('management')
  const fieldLabel = label ?? t('naming.name')
  const causeOf = useCause()
  const form = useForm({ name }, CHECKS)
  const save = async (values: { readonly name: string }) => {
    if (values.name.trim() === '') return form.setMessage('name', t('naming.needed', { label: fieldLabel }))
    try {
      await onSave(values.name.trim())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return form.setMessage('name', error.message)
    }
    onClose()
  }
  return (
    <Modal title={title} close={t('naming.cancel')} onClose={onClose}>
      <form {...form.submit(save)}>
        {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
        <TextField label={fieldLabel} field={form.field('name')} maxLength={MAX_NAME} autoComplete="off" />
        <div className={styles['answers']}>
          <Button onClick={onClose}>{t('naming.cancel')}</Button>
          <Button kind="primary" type="submit" disabled={form.busy}>
            {t('naming.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
