import { ApiError, type AutomaticUpdate } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Modal } from '../../components/modal/modal.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { Select } from '../../components/select.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './projects-page.module.css'
import { useInvalidateProjects } from './use-projects.ts'

/** By their values 1 to 3. */
const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const
const CHECKS = { queryStr: [] }

interface UpdateDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

/** Lets a folder follow a query. */
export function UpdateDialog({ id, name, onClose }: UpdateDialogProps) {
  const { t } = useTranslation('projects')
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'projects', 'getPatentAutomaticUpdate', { id }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Modal width={560} title={t('update.titleOf', { name })} close={t('close')} onClose={onClose}>
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && <UpdateForm id={id} update={data} onClose={onClose} />}
    </Modal>
  )
}

function UpdateForm({ id, update, onClose }: Omit<UpdateDialogProps, 'name'> & { readonly update: AutomaticUpdate }) {
  const { t } = useTranslation('projects')
  const causeOf = useCause()
  const again = useInvalidateProjects()
  const form = useForm({ queryStr: update.queryStr }, CHECKS)
  const [frequency, setFrequency] = useState(FREQUENCIES[update.frequency - 1] ?? 'weekly')
  const save = async (status: 0 | 1, queryStr: string) => {
    await apiClient.projects.savePatentAutomaticUpdate({
      id,
      status,
      queryStr,
      frequency: (FREQUENCIES.indexOf(frequency) + 1) as 1 | 2 | 3,
    })
    showNotice(t(status === 1 ? 'update.started' : 'update.stopped'))
    await again()
    onClose()
  }
  const send = async ({ queryStr }: { readonly queryStr: string }) => {
    if (queryStr.trim() === '') return form.setMessage('queryStr', t('update.queryNeeded'))
    try {
      await save(1, queryStr.trim())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.setMessage('queryStr', error.message)
    }
  }
  const stop = () => save(0, '').catch((error: unknown) => showNotice(causeOf(error)))
  return (
    <form {...form.submit(send)}>
      {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
      <p>{t('update.text')}</p>
      <TextField label={t('update.query')} field={form.field('queryStr')} autoComplete="off" />
      {update.lastTime !== null && <p>{t('update.last', { time: update.lastTime })}</p>}
      {update.nextTime !== null && <p>{t('update.next', { time: update.nextTime })}</p>}
      <div className={styles['answers']}>
        <Select
          label={t('update.frequency')}
          value={frequency}
          options={FREQUENCIES.map((value) => ({ value, name: t(`update.every.${value}`) }))}
          onChange={setFrequency}
        />
        {update.status === 1 && <Button onClick={() => void stop()}>{t('update.stop')}</Button>}
        <Button kind="primary" type="submit" disabled={form.busy}>
          {t(update.status === 1 ? 'save' : 'update.start')}
        </Button>
      </div>
    </form>
  )
}
