import { ApiError, MAX_MONITOR_NAME, type Client, type Monitor, type MonitorFrequency } from '@gezhi/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../button.tsx'
import { useCause } from '../failure/use-cause.ts'
import { CheckboxField } from '../form/checkbox-field.tsx'
import { FormMessage } from '../form/form-message.tsx'
import { SelectField } from '../form/select-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useForm } from '../form/use-form.ts'
import { Modal } from '../modal/modal.tsx'
import { showNotice } from '../notice/notice-store.ts'
import { frequencyName } from './frequency-name.ts'
import styles from './monitor-dialog.module.css'
import { useNameCheck } from './use-name-check.ts'

type AddRequest = Parameters<Client['monitors']['addMonitor']>[0]

/** Something that can be watched. */
export interface MonitorTarget {
  /** Describes it; null for the search on the screen. */
  readonly label: string | null
  /** The suggested name of the monitor. */
  readonly name: string
  /** The fields of the request that name it. */
  readonly request: Pick<AddRequest, 'type' | 'kind' | 'queryStr' | 'list' | 'address' | 'applicant' | 'code'>
}

interface MonitorDialogProps {
  /** What a new monitor can watch: one of them. */
  readonly targets?: readonly MonitorTarget[]
  /** The monitor that is changed. */
  readonly monitor?: Monitor
  readonly onClose: () => void
}

const CHECKS = { target: [], name: [], frequency: [], sendWhenEmpty: [], mail: [] }

/** Creates a monitor of a search or record, or changes the name, schedule and channels of one. */
export function MonitorDialog({ targets = [], monitor, onClose }: MonitorDialogProps) {
  const { t } = useTranslation('monitors')
  const language = useLanguage()
  const queries = useQueryClient()
  const causeOf = useCause()
  const account = useQuery(callQuery(language, 'accounts', 'getCurrentUser', {})).data
  const frequencies = useQuery(callQuery(language, 'monitors', 'listMonitorFrequencies', {})).data
  const email = account?.emailVerified ? account.email : null
  const form = useForm(
    {
      target: '0',
      name: monitor?.name ?? suggestedName(targets[0]),
      frequency: String(monitor?.frequency ?? 0),
      sendWhenEmpty: monitor?.sendWhenEmpty === 1 ? 'on' : '',
      mail: monitor?.email ? 'on' : '',
    },
    CHECKS,
  )
  const [isNamed, setNamed] = useState(monitor !== undefined)
  const { values } = form
  const check = useNameCheck(values.name, monitor?.id)
  const nameField = form.field('name')
  const targetField = form.field('target')
  const save = async () => {
    const name = values.name.trim()
    if (name === '') return form.setMessage('name', t('form.nameMissing'))
    const settings = {
      name,
      frequency: Number(values.frequency) as MonitorFrequency,
      sendWhenEmpty: values.sendWhenEmpty === 'on' ? (1 as const) : (0 as const),
      email: values.mail === 'on' ? email : null,
    }
    const target = monitor === undefined ? targets[Number(values.target)]?.request : { id: monitor.id }
    try {
      await apiClient.monitors.addMonitor({ ...target, ...settings })
    } catch (error) {
      if (error instanceof ApiError && error.error === 'MONITOR_NAME_TAKEN') return form.setMessage('name', error.message)
      throw error
    }
    showNotice(t(monitor === undefined ? 'form.added' : 'form.changed', { name }))
    onClose()
    await queries.invalidateQueries({ queryKey: ['monitors'] })
  }
  const isUnusable = check === 'long' || check === 'taken'
  const problem = isUnusable ? { message: t(check === 'long' ? 'form.nameLong' : 'form.nameTaken') } : null
  return (
    <Modal title={t(monitor === undefined ? 'form.add' : 'form.change')} close={t('form.cancel')} width={520} sheet onClose={onClose}>
      <form className={styles['form']} {...form.submit(save, { blocked: isUnusable })}>
        {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
        {targets.length > 1 && (
          <SelectField
            label={t('form.target')}
            field={{
              ...targetField,
              onValue: (value) => {
                targetField.onValue(value)
                if (!isNamed) form.setValue('name', suggestedName(targets[Number(value)]))
              },
            }}
            options={targets.map(({ label }, index) => ({ value: String(index), name: label ?? t('form.search') }))}
          />
        )}
        <TextField
          label={t('form.name')}
          field={{
            ...nameField,
            error: nameField.error ?? problem,
            onValue: (value) => {
              setNamed(true)
              nameField.onValue(value)
            },
          }}
          autoComplete="off"
          beside={
            <span className={styles['check']} role="status">
              {check === 'free' && t('form.nameFree')}
            </span>
          }
        />
        <SelectField
          label={t('form.frequency')}
          field={form.field('frequency')}
          options={(frequencies ?? []).map(({ value }) => ({ value: String(value), name: t(`frequency.${frequencyName(value)}`) }))}
        />
        <CheckboxField field={form.field('sendWhenEmpty')}>{t('form.sendWhenEmpty')}</CheckboxField>
        {email !== null ? (
          <CheckboxField field={form.field('mail')}>{t('form.mail', { email })}</CheckboxField>
        ) : (
          account && (
            <p className={styles['hint']}>
              {t('form.mailHint')} <Link to="/personalHome/email">{t('form.verify')}</Link>
            </p>
          )
        )}
        <footer className={styles['actions']}>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button kind="primary" type="submit" disabled={form.busy || isUnusable}>
            {t('form.submit')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}

/** The name of a target, short enough for a monitor. */
function suggestedName(target: MonitorTarget | undefined): string {
  return (target?.name ?? '').trim().slice(0, MAX_MONITOR_NAME).toWellFormed()
}
