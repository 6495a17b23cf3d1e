import { ApiError } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Modal } from '../../components/modal/modal.tsx'
import styles from './projects-page.module.css'

interface NameDialogProps {
  readonly title: string
  /** The name so far; empty for something new. */
  readonly name: string
  readonly onSave: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Characters of a name. */
const MAX_NAME = 50

const CHECKS = { name: [] }

/** Names a project, folder or group. */
export function NameDialog({ title, name, onSave, onClose }: NameDialogProps) {
  const { t } = useTranslation('projects')
  const causeOf = useCause()
  const form = useForm({ name }, CHECKS)
  const save = async (values: { readonly name: string }) => {
    if (values.name.trim() === '') return form.setMessage('name', t('nameNeeded'))
    try {
      await onSave(values.name.trim())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return form.setMessage('name', error.message)
    }
    onClose()
  }
  return (
    <Modal title={title} close={t('cancel')} onClose={onClose}>
      <form {...form.submit(save)}>
        {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
        <TextField label={t('name')} field={form.field('name')} maxLength={MAX_NAME} autoComplete="off" />
        <div className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={form.busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
