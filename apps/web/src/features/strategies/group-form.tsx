import { ApiError, MAX_STRATEGY_TITLE } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import styles from './groups-pane.module.css'

interface GroupFormProps {
  /** The name so far; empty for a new group. */
  readonly name: string
  readonly onSave: (name: string) => Promise<void>
  readonly onCancel: () => void
}

const CHECKS = { name: [] }

/** Names a new group or renames one. */
export function GroupForm({ name, onSave, onCancel }: GroupFormProps) {
  const { t } = useTranslation('strategies')
  const causeOf = useCause()
  const form = useForm({ name }, CHECKS)
  const save = async (values: { readonly name: string }) => {
    if (values.name.trim() === '') return form.setMessage('name', t('groups.nameNeeded'))
    try {
      await onSave(values.name.trim())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.setMessage('name', error.message)
    }
  }
  return (
    <form className={styles['form']} {...form.submit(save)}>
      {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
      <TextField
        // The user has just requested it.
        autoFocus
        label={t('groups.name')}
        field={form.field('name')}
        maxLength={MAX_STRATEGY_TITLE}
        autoComplete="off"
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <div className={styles['actions']}>
        <Button kind="primary" type="submit" disabled={form.busy}>
          {t('form.submit')}
        </Button>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
      </div>
    </form>
  )
}
