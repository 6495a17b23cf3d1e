import { EXPORT_FILES, type ExportFileType } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './export-page.module.css'
import { PAGE_FILE_TYPES } from './last-file-type.ts'

const FAMILIES = ['table', 'document', 'reference'] as const

/** The formats by family, each with what it is for. */
export function FormatPanel({ value, onChange }: { value: ExportFileType; onChange: (fileType: ExportFileType) => void }) {
  const { t } = useTranslation('exports')
  return (
    <fieldset className={styles['panel']}>
      <legend>{t('format.heading')}</legend>
      {FAMILIES.map((family) => (
        <div key={family} className={styles['family']} role="group" aria-label={t(`format.${family}`)}>
          <span aria-hidden="true">{t(`format.${family}`)}</span>
          <div className={styles['formats']}>
            {PAGE_FILE_TYPES.filter((one) => EXPORT_FILES[one].family === family).map((one) => (
              <label key={one} className={styles['format']}>
                <input type="radio" name="format" checked={value === one} onChange={() => onChange(one)} />
                <strong>{t(`format.${one}.name`)}</strong> <span>{t(`format.${one}.words`)}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
