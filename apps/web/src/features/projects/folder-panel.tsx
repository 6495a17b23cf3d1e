import type { Project, ProjectFile } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { loadNamespaces } from '../../language/i18n.ts'
import { PATENTS } from '../../kinds/patents/patents.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import { NameDialog } from '../../components/management/name-dialog.tsx'
import styles from './projects-page.module.css'
import type { Deleted } from './undo-bar.tsx'
import { useInvalidateProjects, useRunner } from './use-projects.ts'

const ImportDialog = lazy(async () => {
  const [{ ImportDialog: dialog }] = await Promise.all([import('./import-dialog.tsx'), loadNamespaces(['batch'])])
  return { default: dialog }
})
const UpdateDialog = lazy(async () => ({ default: (await import('./update-dialog.tsx')).UpdateDialog }))

interface FolderPanelProps {
  readonly file: ProjectFile
  /** All folders of the project. */
  readonly files: readonly ProjectFile[]
  readonly project: Project
  /** Another folder, or with an empty id none. */
  readonly onChosen: (id: string) => void
  readonly onDeleted: (deleted: Deleted) => void
}

const EXTENSIONS = ['family', 'citing', 'cited'] as const

/** The chosen folder: opens it as a result list, and what can be done with it. */
export function FolderPanel({ file, files, project, onChosen, onDeleted }: FolderPanelProps) {
  const { t } = useTranslation('projects')
  const again = useInvalidateProjects()
  const run = useRunner()
  const [open, setOpen] = useState<'below' | 'rename' | 'update' | 'import' | null>(null)
  const { id, fileName: name, patentCount, newCount, parentId, automaticUpdate } = file
  const close = () => setOpen(null)
  const siblings = files.filter((one) => one.parentId === parentId)
  const place = siblings.findIndex((one) => one.id === id)
  const moveTo = (sort: number) =>
    run(async () => {
      await apiClient.projects.moveProjectFileTo({ id, targetId: parentId, sort })
      return null
    })
  const copy = () =>
    run(async () => {
      await apiClient.projects.copyProjectFiles({ idList: [id], targetId: parentId })
      return t('copied', { name })
    })
  const remove = () =>
    run(async () => {
      await apiClient.projects.deleteProjectFiles({ idList: [id] })
      const undo = () =>
        run(async () => {
          await apiClient.projects.restoreDeleted({ idList: [id] })
          return t('restored', { name })
        })
      onDeleted({ text: t('deleted', { name }), undo })
      onChosen('')
      return null
    })
  const extend = (type: (typeof EXTENSIONS)[number]) =>
    run(async () => {
      await apiClient.projects.cognateExtend({ fileId: id, type })
      return t('tasks.started')
    })
  const markSeen = () =>
    run(async () => {
      await apiClient.projects.markProjectFileSeen({ id })
      return null
    })
  return (
    <section className={styles['folder']} aria-label={name}>
      <h3>{name}</h3>
      <p>
        {t('patents', { count: patentCount })}
        {automaticUpdate === 1 && ` · ${t('update.on')}`}
      </p>
      <div className={styles['tools']}>
        <Link className="gz-button" data-kind="primary" to={PATENTS.pages.list} search={folderParams(file, project, false)}>
          {t('openFolder')}
        </Link>
        {newCount > 0 && (
          <Link className="gz-button" to={PATENTS.pages.list} search={folderParams(file, project, true)}>
            {t('openNew', { count: newCount })}
          </Link>
        )}
      </div>
      {project.authority >= 2 && (
        <div className={styles['tools']}>
          {newCount > 0 && <Button onClick={() => void markSeen()}>{t('markSeen')}</Button>}
          <Button onClick={() => setOpen('below')}>{t('addBelow')}</Button>
          <Button onClick={() => setOpen('rename')}>{t('rename')}</Button>
          <Button onClick={() => void copy()}>{t('copy')}</Button>
          <Button disabled={place <= 0} onClick={() => void moveTo(place - 1)}>
            {t('moveUp')}
          </Button>
          <Button disabled={place >= siblings.length - 1} onClick={() => void moveTo(place + 1)}>
            {t('moveDown')}
          </Button>
          <Button onClick={() => setOpen('import')}>{t('import.title')}</Button>
          <Button onClick={() => setOpen('update')}>{t('update.title')}</Button>
          {EXTENSIONS.map((type) => (
            <Button key={type} disabled={patentCount === 0} onClick={() => void extend(type)}>
              {t(`extend.${type}`)}
            </Button>
          ))}
          <Button onClick={() => void remove()}>{t('remove')}</Button>
        </div>
      )}
      {open === 'below' && (
        <NameDialog
          title={t('addBelow')}
          name=""
          onSave={async (fileName) => {
            await apiClient.projects.addProjectFile({ projectId: project.id, fileName, parentId: id })
            await again()
          }}
          onClose={close}
        />
      )}
      {open === 'rename' && (
        <NameDialog
          title={t('renameOf', { name })}
          name={name}
          onSave={async (fileName) => {
            await apiClient.projects.renameProjectFile({ id, fileName })
            await again()
          }}
          onClose={close}
        />
      )}
      {open === 'import' && (
        <Suspense fallback={null}>
          <ImportDialog id={id} name={name} onClose={close} />
        </Suspense>
      )}
      {open === 'update' && (
        <Suspense fallback={null}>
          <UpdateDialog id={id} name={name} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}

/** The address of a folder as a result list. */
function folderParams({ id, fileName }: ProjectFile, project: Project, onlyNew: boolean) {
  const args = { fileId: id, folder: `${project.name} / ${fileName}`, ...(onlyNew && { onlyNew }) }
  return toAddressParams(newSearch(PATENTS, { query: '', mode: { name: 'folder', args } }))
}
