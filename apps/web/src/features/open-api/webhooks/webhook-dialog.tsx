import { ApiError, MAX_WEBHOOK_DESCRIPTION, MAX_WEBHOOK_MONITORS, MAX_WEBHOOK_URL, type Webhook } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { ChoiceGroup, chosenOf } from '../../../components/form/choice-group.tsx'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm, type FieldState } from '../../../components/form/use-form.ts'
import { Modal } from '../../../components/modal/modal.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import styles from '../open-api.module.css'
import { SecretDialog } from '../secret-dialog.tsx'

interface WebhookDialogProps {
  /** The one that is changed; null for a new one. */
  readonly webhook: Webhook | null
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** px. */
const WIDTH = 520
const CHECKS = { description: [], url: [], which: [], monitors: [] }
/** Errors about the address. */
const URL_ERRORS: ReadonlySet<unknown> = new Set(['WEBHOOK_ADDRESS_FORBIDDEN', 'WEBHOOK_HOST_UNKNOWN', 'WEBHOOK_NOT_HTTPS'])

/** Asks for name, address and monitors of a webhook; shows the secret of a new one once. */
export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('webhooks')
  const { t: tApi } = useTranslation('openApi')
  const causeOf = useCause()
  const start = {
    description: webhook?.description ?? '',
    url: webhook?.url ?? '',
    which: webhook?.monitors ? 'some' : '',
    monitors: webhook?.monitors?.join(',') ?? '',
  }
  const form = useForm(start, CHECKS)
  const [secret, setSecret] = useState<string | null>(null)
  if (secret !== null) return <SecretDialog title={t('secretTitle')} text={t('secretText')} secret={secret} onClose={onClose} />
  const save = async (values: Readonly<Record<keyof typeof start, string>>) => {
    const [description, url] = [values.description.trim(), values.url.trim()]
    if (description === '') return form.setMessage('description', t('descriptionNeeded'))
    if (url === '') return form.setMessage('url', t('urlNeeded'))
    const monitors = values.which === '' ? null : chosenOf(values.monitors)
    if (monitors?.length === 0) return form.setMessage('monitors', t('monitorsNeeded'))
    try {
      if (webhook === null) {
        const created = await apiClient.openApi.createWebhook({ description, url, monitors })
        setSecret(created.secret)
      } else {
        // An address that stays the same needs no proof of identity.
        await apiClient.openApi.changeWebhook({ id: webhook.id, description, monitors, ...(url !== webhook.url && { url }) })
        onClose()
      }
      onSaved()
    } catch (error) {
      const { field, problem, error: name } = error instanceof ApiError ? (error.data ?? {}) : {}
      if (field !== 'url' && !URL_ERRORS.has(name)) throw error
      // Beside the field its name need not be repeated.
      form.setMessage('url', field === 'url' && typeof problem === 'string' ? problem : causeOf(error))
    }
  }
  return (
    <Modal title={t(webhook === null ? 'create' : 'editTitle')} close={tApi('cancel')} onClose={onClose} width={WIDTH} sheet>
      <form className={styles['secret']} {...form.submit(save)}>
        {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
        <TextField
          label={t('description')}
          hint={t('descriptionHint')}
          field={form.field('description')}
          maxLength={MAX_WEBHOOK_DESCRIPTION}
          autoComplete="off"
        />
        <TextField
          label={t('url')}
          hint={t('urlHint')}
          field={form.field('url')}
          maxLength={MAX_WEBHOOK_URL}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          label={t('monitors')}
          field={form.field('which')}
          empty={t('allMonitors')}
          options={[{ value: 'some', name: t('someMonitors') }]}
        />
        {form.field('which').value === 'some' && <MonitorChoice field={form.field('monitors')} />}
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{tApi('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={form.busy}>
            {t(webhook === null ? 'create' : 'save')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}

/** The newest monitors of the user as checkboxes. */
function MonitorChoice({ field }: { readonly field: FieldState }) {
  const { t } = useTranslation('webhooks')
  const causeOf = useCause()
  const { data, error } = useQuery(callQuery(useLanguage(), 'monitors', 'listMonitors', { pageNo: 1, pageSize: MAX_WEBHOOK_MONITORS }))
  if (error) return <FormMessage kind="error">{causeOf(error)}</FormMessage>
  if (!data) return <WaitingBar />
  if (data.list.length === 0) return <p className={styles['text']}>{t('noMonitors')}</p>
  return (
    <div className={styles['choices']}>
      <ChoiceGroup legend={t('someMonitors')} field={field} options={data.list.map(({ id, name }) => ({ value: id, name }))} />
    </div>
  )
}
