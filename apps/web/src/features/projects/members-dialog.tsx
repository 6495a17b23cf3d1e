import { ApiError, type Project, type ProjectUser } from '@gezhi/contract/client'
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
import { Select } from '../../components/select.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './projects-page.module.css'
import { authorityOf, ROLE_NAMES, roleName, type RoleName } from './role-names.ts'
import { useInvalidateProjects, useRunner } from './use-projects.ts'

const CHECKS = { telephone: [] }

interface MembersDialogProps {
  readonly project: Project
  readonly onClose: () => void
}

/** The users of a project with their authority; those who manage it add, change and remove them, and the owner hands it over. */
export function MembersDialog({ project, onClose }: MembersDialogProps) {
  const { t } = useTranslation('projects')
  const { id, name } = project
  const { data, error, refetch } = useQuery({ ...callQuery(useLanguage(), 'projects', 'listProjectUsers', { id }), staleTime: 0 })
  const isManager = project.authority >= 3
  return (
    <Modal sheet width={620} title={t('members.title', { name })} close={t('close')} onClose={onClose}>
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      <ul className={styles['members']}>
        {data?.map((user) => (
          <Member key={user.userId} user={user} project={project} />
        ))}
      </ul>
      {isManager ? <AddMember id={id} /> : <p>{t('members.onlyManagers')}</p>}
    </Modal>
  )
}

/** What is to be done with a member, and waits for an answer. */
type Question = 'remove' | 'handOver'

function Member({ user, project }: { readonly user: ProjectUser; readonly project: Project }) {
  const { t } = useTranslation('projects')
  const run = useRunner()
  const [question, setQuestion] = useState<Question | null>(null)
  const { userId, nick, telephone, authority, isOwner } = user
  const named = { id: project.id, userId }
  const change = (chosen: RoleName) =>
    run(async () => {
      await apiClient.projects.updateUserAuthority({ ...named, authority: authorityOf(chosen) })
      return t('members.changed', { nick })
    })
  const answer = (chosen: Question) =>
    run(async () => {
      setQuestion(null)
      await (chosen === 'remove' ? apiClient.projects.deleteProjectUser(named) : apiClient.projects.relocateToShareUser(named))
      return t(`members.${chosen}Done`, { nick })
    })
  return (
    <li>
      <div>
        <strong>{nick}</strong>
        <small>{telephone}</small>
      </div>
      {isOwner || project.authority < 3 ? (
        <span className={styles['role']}>{isOwner ? t('role.owner') : t(`role.${roleName(authority)}`)}</span>
      ) : (
        <>
          <Select
            label={t('members.authorityOf', { nick })}
            value={roleName(authority)}
            options={ROLE_NAMES.map((value) => ({ value, name: t(`role.${value}`) }))}
            onChange={(chosen) => void change(chosen)}
          />
          {project.isOwner && <Button onClick={() => setQuestion('handOver')}>{t('members.handOver')}</Button>}
          <Button aria-label={t('members.removeOf', { nick })} onClick={() => setQuestion('remove')}>
            {t('members.remove')}
          </Button>
        </>
      )}
      {question !== null && (
        <p role="alert">
          {t(`members.${question}Ask`, { nick })}
          <Button kind="primary" onClick={() => void answer(question)}>
            {t('confirm')}
          </Button>
          <Button onClick={() => setQuestion(null)}>{t('cancel')}</Button>
        </p>
      )}
    </li>
  )
}

/** Shares the project with the account of a phone. */
function AddMember({ id }: { readonly id: string }) {
  const { t } = useTranslation('projects')
  const causeOf = useCause()
  const again = useInvalidateProjects()
  const [authority, setAuthority] = useState<RoleName>('view')
  const form = useForm({ telephone: '' }, CHECKS)
  const send = async ({ telephone }: { readonly telephone: string }) => {
    if (!/^1\d{10}$/.test(telephone.trim())) return form.setMessage('telephone', t('members.phoneWrong'))
    try {
      await apiClient.projects.addShareUser({ id, telephone: telephone.trim(), authority: authorityOf(authority) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return form.setMessage('telephone', error.message)
    }
    form.field('telephone').onValue('')
    await again()
  }
  return (
    <form {...form.submit(send)}>
      {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
      <TextField label={t('members.phone')} field={form.field('telephone')} inputMode="tel" maxLength={11} autoComplete="off" />
      <div className={styles['answers']}>
        <Select
          label={t('members.authority')}
          value={authority}
          options={ROLE_NAMES.map((value) => ({ value, name: t(`role.${value}`) }))}
          onChange={setAuthority}
        />
        <Button kind="primary" type="submit" disabled={form.busy}>
          {t('members.add')}
        </Button>
      </div>
    </form>
  )
}
