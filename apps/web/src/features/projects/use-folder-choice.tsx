import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import styles from './projects-page.module.css'
import { useProjectFiles, useProjects } from './use-projects.ts'

/** The choice of a folder that something is put into. */
export interface FolderChoice {
  /** The fields of the choice. */
  readonly fields: ReactNode
  /** False while projects and folders are loaded: until then the choice is not known. */
  readonly isReady: boolean
  /** The id of the chosen folder, which is created first if it is new. Rejects with the error of a call. */
  readonly target: () => Promise<string>
}

/** The value of the options for something new. */
const NEW = 'new'
/** Characters of a name. */
const MAX_NAME = 50

/** Chooses a folder among the projects that the user may edit, or names a new one. */
export function useFolderChoice(): FolderChoice {
  const { t } = useTranslation('projects')
  const { data, error, refetch } = useProjects('all')
  const [chosen, setChosen] = useState({ project: '', file: '' })
  const [names, setNames] = useState({ project: '', file: '' })
  const editable = (data?.list ?? []).filter(({ authority }) => authority >= 2)
  const project = chosen.project || (editable[0]?.id ?? NEW)
  const listed = useProjectFiles(project === NEW ? '' : project).data
  const files = listed?.list ?? []
  const isKnown = chosen.file === NEW || files.some(({ id }) => id === chosen.file)
  const file = project === NEW ? NEW : isKnown ? chosen.file : (files[0]?.id ?? NEW)
  const target = async () => {
    if (file !== NEW) return file
    const name = names.project.trim() || t('action.newProjectName')
    const projectId = project === NEW ? (await apiClient.projects.addProject({ name })).id : project
    return (await apiClient.projects.addProjectFile({ projectId, fileName: names.file.trim() || t('action.newFolderName') })).id
  }
  const nameField = (of: 'project' | 'file', label: string, placeholder: string) => (
    <label>
      {label}
      <input
        className="gz-input"
        value={names[of]}
        maxLength={MAX_NAME}
        placeholder={placeholder}
        onChange={(event) => setNames({ ...names, [of]: event.target.value })}
      />
    </label>
  )
  const fields = (
    <div className={styles['fields']}>
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      <label>
        {t('action.project')}
        <select className="gz-select" value={project} onChange={(event) => setChosen({ project: event.target.value, file: '' })}>
          {editable.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={NEW}>{t('action.newProject')}</option>
        </select>
      </label>
      {project === NEW ? (
        nameField('project', t('action.projectName'), t('action.newProjectName'))
      ) : (
        <label>
          {t('action.folder')}
          <select className="gz-select" value={file} onChange={(event) => setChosen({ project, file: event.target.value })}>
            {files.map(({ id }) => (
              <option key={id} value={id}>
                {pathOf(id, files)}
              </option>
            ))}
            <option value={NEW}>{t('action.newFolder')}</option>
          </select>
        </label>
      )}
      {file === NEW && nameField('file', t('action.folderName'), t('action.newFolderName'))}
    </div>
  )
  return { fields, isReady: data !== undefined && (project === NEW || listed !== undefined), target }
}

interface Folder {
  readonly id: string
  readonly parentId: string | null
  readonly fileName: string
}

/** A folder with those above it: 电池 / 隔膜. */
function pathOf(id: string, files: readonly Folder[]): string {
  const file = files.find((one) => one.id === id)
  if (file === undefined) return ''
  return file.parentId === null ? file.fileName : `${pathOf(file.parentId, files)} / ${file.fileName}`
}
