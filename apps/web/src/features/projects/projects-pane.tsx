import type { Project, ProjectGroup } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { Select } from '../../components/select.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { NameDialog } from '../../components/management/name-dialog.tsx'
import styles from './projects-page.module.css'
import type { Deleted } from './undo-bar.tsx'
import { PAGE_SIZE, useProjectGroups, useProjects, useInvalidateProjects, useRunner, type ProjectType } from './use-projects.ts'

const TYPES = ['all', 'mine', 'shared', 'collected'] as const satisfies readonly ProjectType[]

interface ProjectsPaneProps {
  /** Id of the open project; empty for none. */
  readonly chosen: string
  readonly onChosen: (id: string) => void
  readonly onDeleted: (deleted: Deleted) => void
}

/** The user's projects by group. */
export function ProjectsPane({ chosen, onChosen, onDeleted }: ProjectsPaneProps) {
  const { t } = useTranslation('projects')
  const again = useInvalidateProjects()
  const [type, setType] = useState<ProjectType>('all')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useProjects(type, page)
  const { data: groups = [] } = useProjectGroups()
  const [naming, setNaming] = useState<'project' | 'group' | ProjectGroup | null>(null)
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const projectsOf = (groupId: string | null) => (data?.list ?? []).filter((project) => project.groupId === groupId)
  const save = async (name: string) => {
    if (naming === 'project') onChosen((await apiClient.projects.addProject({ name })).id)
    else if (naming === 'group') await apiClient.projects.addProjectGroup({ name })
    else if (naming !== null) await apiClient.projects.renameProjectGroup({ id: naming.id, name })
    await again()
  }
  return (
    <nav className={styles['pane']} aria-label={t('pane')}>
      <div className={styles['tools']}>
        <Button kind="primary" onClick={() => setNaming('project')}>
          <Icon name="plus" />
          {t('addProject')}
        </Button>
        <Button onClick={() => setNaming('group')}>{t('addGroup')}</Button>
        <Select
          label={t('type.label')}
          value={type}
          options={TYPES.map((value) => ({ value, name: t(`type.${value}`) }))}
          onChange={(value) => {
            setType(value)
            setPage(1)
          }}
        />
      </div>
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {groups.map((group, place) => (
        <section key={group.id} aria-label={group.name}>
          <GroupHead
            group={group}
            groups={groups}
            place={place}
            projects={projectsOf(group.id)}
            onRename={() => setNaming(group)}
            onDeleted={onDeleted}
          />
          <ProjectLinks projects={projectsOf(group.id)} chosen={chosen} onChosen={onChosen} />
        </section>
      ))}
      {groups.length > 0 && projectsOf(null).length > 0 && <h2>{t('ungrouped')}</h2>}
      <ProjectLinks projects={projectsOf(null)} chosen={chosen} onChosen={onChosen} />
      {data?.total === 0 && <p className={styles['none']}>{t(type === 'all' ? 'none' : 'noneOfType')}</p>}
      {last > 1 && <Pager page={page} last={last} label={t('pages')} onPage={setPage} />}
      {naming !== null && (
        <NameDialog
          title={t(naming === 'project' ? 'addProject' : naming === 'group' ? 'addGroup' : 'renameGroup')}
          name={typeof naming === 'string' ? '' : naming.name}
          onSave={save}
          onClose={() => setNaming(null)}
        />
      )}
    </nav>
  )
}

interface GroupHeadProps {
  readonly group: ProjectGroup
  readonly groups: readonly ProjectGroup[]
  /** Its place among them. */
  readonly place: number
  readonly projects: readonly Project[]
  readonly onRename: () => void
  readonly onDeleted: (deleted: Deleted) => void
}

/** The name of a group with what can be done with it. */
function GroupHead({ group, groups, place, projects, onRename, onDeleted }: GroupHeadProps) {
  const { t } = useTranslation('projects')
  const run = useRunner()
  const { id, name } = group
  const raise = () =>
    run(async () => {
      const order = groups.map((one) => one.id).toSpliced(place, 1)
      await apiClient.projects.sortProjectGroups({ idList: order.toSpliced(place - 1, 0, id) })
      return null
    })
  const restore = () =>
    run(async () => {
      const again = await apiClient.projects.addProjectGroup({ name })
      for (const project of projects) await apiClient.projects.changeProject({ id: project.id, groupId: again.id })
      return t('restored', { name })
    })
  const remove = () =>
    run(async () => {
      await apiClient.projects.deleteProjectGroup({ id })
      onDeleted({ text: t('groupDeleted', { name }), undo: restore })
      return null
    })
  return (
    <h2 className={styles['group']}>
      <span>{name}</span>
      {place > 0 && (
        <Button icon kind="plain" aria-label={t('raiseGroup', { name })} title={t('raiseGroup', { name })} onClick={() => void raise()}>
          <Icon name="up" size={14} />
        </Button>
      )}
      <Button kind="link" aria-label={t('renameOf', { name })} onClick={onRename}>
        {t('rename')}
      </Button>
      <Button kind="link" aria-label={t('removeOf', { name })} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </h2>
  )
}

interface ProjectLinksProps {
  readonly projects: readonly Project[]
  readonly chosen: string
  readonly onChosen: (id: string) => void
}

function ProjectLinks({ projects, chosen, onChosen }: ProjectLinksProps) {
  const { t } = useTranslation('projects')
  if (projects.length === 0) return null
  return (
    <ul className={styles['projects']}>
      {projects.map(({ id, name, collectFlag, isOwner, userCount, fileCount }) => (
        <li key={id}>
          <button type="button" aria-current={id === chosen ? 'true' : undefined} onClick={() => onChosen(id)}>
            {collectFlag === 1 && <Icon name="star" size={14} />}
            <span>{name}</span>
            {userCount > 1 && <small>{t(isOwner ? 'sharing' : 'sharedWithMe')}</small>}
            <small>{fileCount}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
