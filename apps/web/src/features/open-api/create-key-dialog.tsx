import { API_SCOPES, ApiError, MAX_API_KEY_NAME, type ApiScope } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { ChoiceGroup, chosenOf } from '../../components/form/choice-group.tsx'
import { FormMessage } from '../../components/form/form-message.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Modal } from '../../components/modal/modal.tsx'
import styles from './open-api.module.css'
import { scopeName } from './scope-name.ts'
import { SecretDialog } from './secret-dialog.tsx'

interface CreateKeyDialogProps {
  readonly onCreated: () => void
  readonly onClose: () => void
}

/** px. */
const WIDTH = 520
/** Days of the choices. */
const PERIODS = ['30', '90', '365'] as const
const START = { name: '', scopes: API_SCOPES.join(','), days: '', addresses: '' }
const CHECKS = { name: [], scopes: [], days: [], addresses: [] }

/** Asks for name, scopes, addresses and period of a new key, then shows its secret once. */
export function CreateKeyDialog({ onCreated, onClose }: CreateKeyDialogProps) {
  const { t } = useTranslation('openApi')
  const causeOf = useCause()
  const form = useForm(START, CHECKS)
  const [secret, setSecret] = useState<string | null>(null)
  if (secret !== null) return <SecretDialog title={t('keys.secretTitle')} text={t('keys.secretText')} secret={secret} onClose={onClose} />
  const create = async ({ name, scopes, days, addresses }: Readonly<Record<keyof typeof START, string>>) => {
    if (name.trim() === '') return form.setMessage('name', t('keys.nameNeeded'))
    if (scopes === '') return form.setMessage('scopes', t('keys.scopeNeeded'))
    try {
      const created = await apiClient.openApi.createApiKey({
        name: name.trim(),
        scopes: chosenOf(scopes) as ApiScope[],
        addresses: addresses.split(/[\s,，、]+/).filter((address) => address !== ''),
        days: days === '' ? null : Number(days),
      })
      setSecret(created.secret)
      onCreated()
    } catch (error) {
      const field = error instanceof ApiError ? error.data?.['field'] : undefined
      if (typeof field !== 'string' || !field.startsWith('addresses')) throw error
      form.setMessage('addresses', causeOf(error))
    }
  }
  return (
    <Modal title={t('keys.createTitle')} close={t('cancel')} onClose={onClose} width={WIDTH} sheet>
      <form className={styles['secret']} {...form.submit(create)}>
        {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
        <TextField
          label={t('keys.name')}
          hint={t('keys.nameHint')}
          field={form.field('name')}
          maxLength={MAX_API_KEY_NAME}
          autoComplete="off"
        />
        <ChoiceGroup
          legend={t('keys.scopes')}
          field={form.field('scopes')}
          options={API_SCOPES.map((scope) => ({ value: scope, name: scopeName(t, scope) }))}
        />
        <SelectField
          label={t('keys.days')}
          field={form.field('days')}
          empty={t('keys.endless')}
          options={PERIODS.map((value) => ({ value, name: t('keys.daysOf', { count: Number(value) }) }))}
        />
        <TextField
          label={t('keys.addresses')}
          hint={t('keys.addressesHint')}
          field={form.field('addresses')}
          maxLength={1000}
          autoComplete="off"
        />
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={form.busy}>
            {t('keys.create')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
