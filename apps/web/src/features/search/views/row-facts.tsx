import { fieldsInOrder, type PatentRow } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../preferences/preferences.ts'
import { useListView } from '../../../search-state/list-view.ts'
import { isRowField, ROW_FIELDS } from '../list/row-fields.tsx'
import styles from './row-facts.module.css'

/** What the view shows of a row beside number and title, each with its name; what the row lacks is left out. */
export function RowFacts({ row }: { row: PatentRow }) {
  const { t } = useTranslation('search')
  const fields = useShownFields()
  return (
    <dl className={styles['facts']}>
      {fields
        .filter((field) => ROW_FIELDS[field].has(row))
        .map((field) => (
          <div key={field}>
            <dt>{t(`columns.${field}`)}</dt>
            <dd>{ROW_FIELDS[field].show(row)}</dd>
          </div>
        ))}
    </dl>
  )
}

/** The same without names, where there is little room: one a line, or short ones together in a line of `facts`. */
export function RowLines({ row, line, facts }: { row: PatentRow; line: string | undefined; facts?: string | undefined }) {
  // The legal status stands beside the number wherever there are no columns.
  const fields = useShownFields().filter((field) => field !== 'legal_status' && ROW_FIELDS[field].has(row))
  const short = facts === undefined ? [] : fields.filter((field) => !LONG.has(field))
  return (
    <>
      {fields
        .filter((field) => !short.includes(field))
        .map((field) => (
          <p key={field} className={line}>
            {ROW_FIELDS[field].show(row)}
          </p>
        ))}
      {short.length > 0 && (
        <p className={facts}>
          {short.map((field) => (
            <span key={field}>{ROW_FIELDS[field].show(row)}</span>
          ))}
        </p>
      )}
    </>
  )
}

/** Fields that take a line. */
const LONG: ReadonlySet<string> = new Set(['applicant', 'assignee', 'inventor', 'class_ipc', 'class_cpc', 'priority'])

function useShownFields() {
  const [view] = useListView()
  return fieldsInOrder(view, usePreferences().fields[view])
    .filter(({ shown }) => shown)
    .map(({ field }) => field)
    .filter(isRowField)
}
