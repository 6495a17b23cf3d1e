import type { ExportField } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { changedCodes, groupsOf } from './fields-by-group.ts'
import styles from './export-page.module.css'

interface FieldGroupsProps {
  readonly fields: readonly ExportField[]
  readonly chosen: readonly string[]
  /** Only fields whose names contain it. */
  readonly word: string
  readonly onChosen: (codes: readonly string[]) => void
}

/** The available fields as checkboxes by group; a checkbox for each group selects all of its fields. */
export function FieldGroups({ fields, chosen, word, onChosen }: FieldGroupsProps) {
  const { t } = useTranslation('exports')
  const groups = groupsOf(fields, word)
  if (fields.length > 0 && groups.length === 0) return <p className={styles['noneFound']}>{t('fields.noneFound', { word })}</p>
  return groups.map(({ name, fields: own }) => {
    const codes = own.map(({ code }) => code)
    const all = codes.every((code) => chosen.includes(code))
    return (
      <div key={name} className={styles['group']} role="group" aria-label={name}>
        <label className={styles['check']} data-head>
          <input
            type="checkbox"
            aria-label={t('fields.group', { group: name })}
            checked={all}
            onChange={() => onChosen(changedCodes(chosen, codes, !all))}
          />
          {name}
        </label>
        <div className={styles['fields']}>
          {own.map(({ code, name: field }) => (
            <label key={code} className={styles['check']}>
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                onChange={(event) => onChosen(changedCodes(chosen, [code], event.target.checked))}
              />
              {field}
            </label>
          ))}
        </div>
      </div>
    )
  })
}
