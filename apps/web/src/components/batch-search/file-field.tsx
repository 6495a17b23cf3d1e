import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './batch.module.css'

interface FileFieldProps {
  id: string
  file: File | null
  onFile: (file: File | null) => void
}

/** Chooses the file of a list, with the page's texts instead of the browser's; the choice can be cleared. */
export function FileField({ id, file, onFile }: FileFieldProps) {
  const { t } = useTranslation('batch')
  const input = useRef<HTMLInputElement>(null)
  const putAway = () => {
    if (input.current) {
      // Browsers fire no event if the same file is chosen twice in a row.
      input.current.value = ''
      input.current.focus()
    }
    onFile(null)
  }
  return (
    <div className={styles['file']}>
      <input
        ref={input}
        id={id}
        className="visually-hidden"
        type="file"
        accept=".xls,.xlsx,.csv"
        onChange={(event) => onFile(event.target.files?.[0] ?? null)}
      />
      <label htmlFor={id} className="gz-button">
        {t('choose')}
      </label>
      <span className={styles['chosen']}>{file === null ? t('noFile') : file.name}</span>
      {file !== null && (
        <Button
          kind="plain"
          icon
          aria-label={t('putAway', { name: file.name })}
          title={t('putAway', { name: file.name })}
          onClick={putAway}
        >
          <Icon name="close" size={12} />
        </Button>
      )}
    </div>
  )
}
