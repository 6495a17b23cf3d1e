import { useTranslation } from 'react-i18next'
import { useProjectFiles } from '../use-projects.ts'
import styles from './indexes-page.module.css'

interface FolderFieldProps {
  readonly projectId: string
  /** Id of the folder; empty for the first one. */
  readonly value: string
  readonly onValue: (id: string) => void
}

/** Chooses a folder of a project. */
export function FolderField({ projectId, value, onValue }: FolderFieldProps) {
  const { t } = useTranslation('indexes')
  const { data } = useProjectFiles(projectId)
  return (
    <label className={styles['value']}>
      {t('fill.folder')}
      <select className="gz-select" value={value} onChange={(event) => onValue(event.target.value)}>
        {(data?.list ?? []).map(({ id, fileName, patentCount }) => (
          <option key={id} value={id}>
            {t('fill.folderOf', { name: fileName, count: patentCount })}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The chosen folder, or the first one of a project until one is chosen. */
export function useChosenFolder(projectId: string, chosen: string): string {
  const { data } = useProjectFiles(projectId)
  return chosen || (data?.list[0]?.id ?? '')
}
