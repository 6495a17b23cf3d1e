import type { Project } from '@gezhi/contract/client'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Select } from '../../components/select.tsx'
import { NameDialog } from '../../components/management/name-dialog.tsx'
import styles from './projects-page.module.css'
import { roleName } from './role-names.ts'
import type { Deleted } from './undo-bar.tsx'
import { useProjectGroups, useInvalidateProjects, useRunner } from './use-projects.ts'

const MembersDialog = lazy(async () => ({ default: (await import('./members-dialog.tsx')).MembersDialog }))

interface ProjectHeadProps {
  readonly project: Project
  /** The project is no longer there for the user. */
  readonly onClosed: () => void
  readonly onDeleted: (deleted: Deleted) => void
}

/** Name and role of the open project, and what can be done with it. */
export function ProjectHead({ project, onClosed, onDeleted }: ProjectHeadProps) {
  const { t } = useTranslation('projects')
  const again = useInvalidateProjects()
  const run = useRunner()
  const { data: groups = [] } = useProjectGroups()
  const [open, setOpen] = useState<'rename' | 'copy' | 'members' | null>(null)
  const { id, name, isOwner, authority, collectFlag } = project
  const close = () => setOpen(null)
  const remove = () =>
    run(async () => {
      await apiClient.projects.deleteProjects({ idList: [id] })
      const undo = () =>
        run(async () => {
          await apiClient.projects.restoreDeleted({ idList: [id] })
          return t('restored', { name })
        })
      onDeleted({ text: t('deleted', { name }), undo })
      onClosed()
      return null
    })
  const leave = () =>
    run(async () => {
      await apiClient.projects.exitSharing({ id })
      onClosed()
      return t('left', { name })
    })
  const collect = () =>
    run(async () => {
      await (collectFlag === 1 ? apiClient.projects.cancelCollectProject({ id }) : apiClient.projects.collectProject({ id }))
      return null
    })
  const group = (groupId: string) =>
    run(async () => {
      await apiClient.projects.changeProject({ id, groupId: groupId === '' ? null : groupId })
      return null
    })
  return (
    <header className={styles['head']}>
      <Button icon kind="plain" className={styles['back'] ?? ''} aria-label={t('back')} onClick={onClosed}>
        <Icon name="back" />
      </Button>
      <h2>{name}</h2>
      <span className={styles['role']}>{isOwner ? t('role.owner') : t(`role.${roleName(authority)}`)}</span>
      <Button aria-pressed={collectFlag === 1} onClick={() => void collect()}>
        {t(collectFlag === 1 ? 'collected' : 'collect')}
      </Button>
      {groups.length > 0 && (
        <Select
          label={t('groupOf', { name })}
          value={project.groupId ?? ''}
          options={[{ value: '', name: t('ungrouped') }, ...groups.map((one) => ({ value: one.id, name: one.name }))]}
          onChange={(groupId) => void group(groupId)}
        />
      )}
      <Button onClick={() => setOpen('members')}>{t('members.open', { count: project.userCount })}</Button>
      {authority >= 3 && <Button onClick={() => setOpen('rename')}>{t('rename')}</Button>}
      <Button onClick={() => setOpen('copy')}>{t('copy')}</Button>
      {isOwner ? <Button onClick={() => void remove()}>{t('remove')}</Button> : <Button onClick={() => void leave()}>{t('leave')}</Button>}
      {project.remark !== '' && <p>{project.remark}</p>}
      {open === 'rename' && (
        <NameDialog
          title={t('renameOf', { name })}
          name={name}
          onSave={async (given) => {
            await apiClient.projects.changeProject({ id, name: given })
            await again()
          }}
          onClose={close}
        />
      )}
      {open === 'copy' && (
        <NameDialog
          title={t('copyOf', { name })}
          name={t('copyName', { name }).slice(0, 50)}
          onSave={async (given) => {
            await apiClient.projects.copyProject({ id, name: given })
            await again()
          }}
          onClose={close}
        />
      )}
      {open === 'members' && (
        <Suspense fallback={null}>
          <MembersDialog project={project} onClose={close} />
        </Suspense>
      )}
    </header>
  )
}
