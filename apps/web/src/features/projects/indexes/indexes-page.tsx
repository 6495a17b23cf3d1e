import type { Project } from '@gezhi/contract/client'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { PresentUsers } from '../../../components/live-project/present-users.tsx'
import { useLiveProject } from '../../../components/live-project/use-live-project.ts'
import { ManagementFrame } from '../../../components/management/management-frame.tsx'
import { Select } from '../../../components/select.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { IndexPane } from './index-pane.tsx'
import { IndexView } from './index-view.tsx'
import { useSessionUser } from '../../../session/session-store.ts'
import styles from './indexes-page.module.css'
import { useIndexAddress, type IndexAddress } from './use-index-address.ts'
import { UndoOfferBar } from './undo-offer-bar.tsx'
import { useProjectIndexes, useProjects } from './use-indexes.ts'
import { useUndoOffer } from './use-undo-offer.ts'

const ChangesDialog = lazy(async () => ({ default: (await import('./changes-dialog.tsx')).ChangesDialog }))

/** /indexManage (index.03): the indexes of a project as a tree, and the values of its patents. */
export function IndexesPage() {
  const { t } = useTranslation('indexes')
  const [address, change] = useIndexAddress()
  const { data, error, refetch } = useProjects()
  const projects = data?.list ?? []
  const project = projects.find(({ id }) => id === address.project) ?? projects[0]
  const isShared = project !== undefined && project.userCount > 1
  const present = useLiveProject(isShared ? { projectId: project.id } : null, useSessionUser()?.nick ?? '')
  return (
    <ManagementFrame>
      <header className={styles['head']}>
        <h1>{t('title')}</h1>
        {project !== undefined && (
          <Select
            label={t('project')}
            value={project.id}
            options={projects.map(({ id, name }) => ({ value: id, name }))}
            onChange={(id) => change({ project: id, index: '' })}
          />
        )}
        <PresentUsers label={t('present')} users={present} />
      </header>
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && project === undefined && (
        <div className={styles['empty']}>
          <p>{t('noProjects')}</p>
          <p>{t('noProjectsWhy')}</p>
        </div>
      )}
      {project !== undefined && <ProjectIndexes key={project.id} project={project} address={address} onChange={change} />}
    </ManagementFrame>
  )
}

interface ProjectIndexesProps {
  readonly project: Project
  readonly address: IndexAddress
  readonly onChange: (change: Partial<IndexAddress>) => void
}

function ProjectIndexes({ project, address, onChange }: ProjectIndexesProps) {
  const { t } = useTranslation('indexes')
  const { data, error, refetch } = useProjectIndexes(project.id)
  const offers = useUndoOffer(project.id)
  const [showsChanges, setShowsChanges] = useState(false)
  if (error) return <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingBar />
  const index = data.find(({ id }) => id === address.index)
  const canEdit = project.isOwner || project.authority >= 2
  const open = (id: string) => onChange({ project: project.id, index: id })
  return (
    <div className={styles['columns']}>
      <IndexPane projectId={project.id} indexes={data} chosen={index?.id ?? ''} canEdit={canEdit} onChosen={open} />
      <section className={styles['view']} aria-label={t('values.label')}>
        <UndoOfferBar offers={offers} />
        {index === undefined ? (
          <div className={styles['empty']}>
            <p>{t(data.length === 0 ? 'none' : 'choose')}</p>
            <p>{t('why')}</p>
            <Button onClick={() => setShowsChanges(true)}>{t('change.title')}</Button>
          </div>
        ) : (
          <IndexView
            key={index.id}
            index={index}
            canEdit={canEdit}
            page={address.page}
            onPage={(page) => onChange({ page })}
            onClosed={() => open('')}
            offers={offers}
          />
        )}
      </section>
      <Suspense fallback={null}>
        {showsChanges && <ChangesDialog projectId={project.id} canEdit={canEdit} onClose={() => setShowsChanges(false)} />}
      </Suspense>
    </div>
  )
}
