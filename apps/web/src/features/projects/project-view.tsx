import type { Project, ProjectFile } from '@gezhi/contract/client'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { PresentUsers } from '../../components/live-project/present-users.tsx'
import { useLiveProject } from '../../components/live-project/use-live-project.ts'
import type { MovableRow } from '../../components/movable-tree/movable-tree.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useSessionUser } from '../../session/session-store.ts'
import { FolderPanel } from './folder-panel.tsx'
import { NameDialog } from '../../components/management/name-dialog.tsx'
import { ProjectHead } from './project-head.tsx'
import styles from './projects-page.module.css'
import { TaskList } from './task-list.tsx'
import type { Deleted } from './undo-bar.tsx'
import type { ProjectAddress } from './use-project-address.ts'
import { useProject, useProjectFiles, useInvalidateProjects, useRunner } from './use-projects.ts'

const MovableTree = lazy(async () => ({ default: (await import('../../components/movable-tree/movable-tree.tsx')).MovableTree }))

interface ProjectViewProps {
  readonly address: ProjectAddress
  readonly onChange: (change: Partial<ProjectAddress>) => void
  readonly onDeleted: (deleted: Deleted) => void
}

/** The open project: what can be done with it, the tree of its folders, the chosen folder, and its tasks. */
export function ProjectView({ address, onChange, onDeleted }: ProjectViewProps) {
  const { t } = useTranslation('projects')
  const { data: project, error, refetch } = useProject(address.project)
  const files = useProjectFiles(address.project)
  const isShared = project !== undefined && project.userCount > 1
  const present = useLiveProject(isShared ? { projectId: project.id } : null, useSessionUser()?.nick ?? '')
  if (error) return <FailurePanel title={t('openFailed')} error={error} onRetry={() => void refetch()} />
  if (!project) return <WaitingBar />
  const list = files.data?.list ?? []
  const chosen = list.find(({ id }) => id === address.file)
  return (
    <>
      <ProjectHead project={project} onClosed={() => onChange({ project: '' })} onDeleted={onDeleted} />
      <PresentUsers label={t('present')} users={present} />
      {files.error && <FailurePanel title={t('loadFailed')} error={files.error} onRetry={() => void files.refetch()} />}
      <div className={styles['folders']}>
        <FolderTree project={project} files={list} chosen={address.file} onChosen={(file) => onChange({ project: project.id, file })} />
        {chosen && (
          <FolderPanel
            key={chosen.id}
            file={chosen}
            files={list}
            project={project}
            onChosen={(file) => onChange({ project: project.id, file })}
            onDeleted={onDeleted}
          />
        )}
      </div>
      <TaskList project={project} />
    </>
  )
}

interface FolderTreeProps {
  readonly project: Project
  readonly files: readonly ProjectFile[]
  readonly chosen: string
  readonly onChosen: (id: string) => void
}

function FolderTree({ project, files, chosen, onChosen }: FolderTreeProps) {
  const { t } = useTranslation('projects')
  const again = useInvalidateProjects()
  const run = useRunner()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [naming, setNaming] = useState(false)
  const parents = files.flatMap(({ id }) => (files.some(({ parentId }) => parentId === id) ? [id] : []))
  const isEditor = project.authority >= 2
  const move = (id: string, targetId: string | null) =>
    run(async () => {
      await apiClient.projects.moveProjectFiles({ idList: [id], targetId })
      return null
    })
  return (
    <div className={styles['tree']}>
      {isEditor && (
        <Button onClick={() => setNaming(true)}>
          <Icon name="plus" />
          {t('addFolder')}
        </Button>
      )}
      {files.length === 0 && <p className={styles['none']}>{t('noFolders')}</p>}
      {files.length > 0 && (
        <Suspense fallback={<WaitingBar />}>
          <MovableTree
            label={t('folders')}
            rows={rowsOf(files, null, (count) => t('newMark', { count }))}
            expanded={new Set(parents.filter((id) => !folded.has(id)))}
            onExpanded={(open) => setFolded(new Set(parents.filter((id) => !open.has(id))))}
            chosen={chosen}
            onChosen={onChosen}
            onMove={isEditor ? (id, targetId) => void move(id, targetId) : undefined}
            handleLabel={(name) => t('moveOf', { name })}
            openerLabel={(name) => t('belowOf', { name })}
          />
        </Suspense>
      )}
      {naming && (
        <NameDialog
          title={t('addFolder')}
          name=""
          onSave={async (fileName) => {
            const { id } = await apiClient.projects.addProjectFile({ projectId: project.id, fileName })
            await again()
            onChosen(id)
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}

/** `markOf`: text of the mark of folders with new patents. */
function rowsOf(files: readonly ProjectFile[], parent: string | null, markOf: (count: number) => string): MovableRow[] {
  return files
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, fileName, patentCount, newCount }) => ({
      id,
      name: fileName,
      count: patentCount,
      mark: newCount > 0 ? markOf(newCount) : undefined,
      children: rowsOf(files, id, markOf),
    }))
}
