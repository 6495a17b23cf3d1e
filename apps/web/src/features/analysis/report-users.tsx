import { ApiError, type Report, type ReportAuthority, type ReportUser } from '@gezhi/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
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
import { Select } from '../../components/select.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './analysis.module.css'

const AUTHORITIES = { read: 1, edit: 2 } as const satisfies Readonly<Record<string, ReportAuthority>>
type AuthorityName = keyof typeof AUTHORITIES
const NAMES = Object.keys(AUTHORITIES) as AuthorityName[]
const CHECKS = { telephone: [] }

interface ReportUsersProps {
  readonly report: Pick<Report, 'id' | 'title' | 'authority'>
  readonly onClose: () => void
}

/** With whom a report is shared; its owner adds, changes and removes users, and others leave it. */
export function ReportUsers({ report, onClose }: ReportUsersProps) {
  const { t } = useTranslation('analysis')
  const causeOf = useCause()
  const navigate = useNavigate()
  const { id, title, authority } = report
  const { data, error, refetch } = useQuery({ ...callQuery(useLanguage(), 'analysis', 'listReportUsers', { id }), staleTime: 0 })
  const [failure, setFailure] = useState<unknown>(null)
  const queries = useQueryClient()
  const run = async (action: () => Promise<unknown>) => {
    setFailure(null)
    try {
      await action()
    } catch (problem) {
      setFailure(problem)
    }
    await refetch()
  }
  const leave = () =>
    run(async () => {
      await apiClient.analysis.leaveReport({ id })
      await queries.invalidateQueries({ queryKey: ['analysis', 'pageReports'] })
      await navigate({ to: '/searchIndex' })
    })
  return (
    <Modal sheet width={620} title={t('users.title', { title })} close={t('close')} onClose={onClose}>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {failure !== null && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
      {!data && !error && <WaitingBar />}
      <ul className={styles['rows']}>
        {data?.map((user) => (
          <li key={user.userId} className={styles['row']}>
            <strong>{user.nick}</strong>
            <span className={styles['text']}>{user.telephone}</span>
            {user.authority === 3 || authority < 3 ? (
              <span className={styles['text']}>{t(user.authority === 3 ? 'users.owner' : `users.${nameOf(user)}`)}</span>
            ) : (
              <>
                <Select
                  label={t('users.authorityOf', { nick: user.nick })}
                  value={nameOf(user)}
                  options={NAMES.map((value) => ({ value, name: t(`users.${value}`) }))}
                  onChange={(name) =>
                    void run(() => apiClient.analysis.changeReportUser({ id, userId: user.userId, authority: AUTHORITIES[name] }))
                  }
                />
                <Button
                  aria-label={t('users.removeOf', { nick: user.nick })}
                  onClick={() => void run(() => apiClient.analysis.removeReportUser({ id, userId: user.userId }))}
                >
                  {t('users.remove')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {authority === 3 ? (
        <AddUser id={id} onAdded={() => void refetch()} />
      ) : (
        <Button onClick={() => void leave()}>{t('users.leave')}</Button>
      )}
    </Modal>
  )
}

/** Shares the report with the account of a phone. */
function AddUser({ id, onAdded }: { readonly id: string; readonly onAdded: () => void }) {
  const { t } = useTranslation('analysis')
  const causeOf = useCause()
  const [authority, setAuthority] = useState<AuthorityName>('read')
  const form = useForm({ telephone: '' }, CHECKS)
  const send = async ({ telephone }: { readonly telephone: string }) => {
    if (!/^1\d{10}$/.test(telephone.trim())) return form.setMessage('telephone', t('users.phoneWrong'))
    try {
      await apiClient.analysis.addReportUser({ id, telephone: telephone.trim(), authority: AUTHORITIES[authority] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return form.setMessage('telephone', error.message)
    }
    form.field('telephone').onValue('')
    onAdded()
  }
  return (
    <form {...form.submit(send)}>
      {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
      <TextField label={t('users.phone')} field={form.field('telephone')} inputMode="tel" maxLength={11} autoComplete="off" />
      <div className={styles['bar']}>
        <Select
          label={t('users.authority')}
          value={authority}
          options={NAMES.map((value) => ({ value, name: t(`users.${value}`) }))}
          onChange={setAuthority}
        />
        <Button kind="primary" type="submit" disabled={form.busy}>
          {t('users.add')}
        </Button>
      </div>
    </form>
  )
}

function nameOf({ authority }: ReportUser): AuthorityName {
  return authority === AUTHORITIES.edit ? 'edit' : 'read'
}
