import { fieldsInOrder, type PatentRow } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { useOwnSettings } from '../../../own-settings/own-settings.ts'
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

/** The same without names, one a line: where there is little room. */
export function RowLines({ row, className }: { row: PatentRow; className: string | undefined }) {
  const fields = useShownFields()
  return fields
    .filter((field) => ROW_FIELDS[field].has(row))
    .map((field) => (
      <p key={field} className={className}>
        {ROW_FIELDS[field].show(row)}
      </p>
    ))
}

function useShownFields() {
  const [view] = useListView()
  return fieldsInOrder(view, useOwnSettings().fields[view])
    .filter(({ shown }) => shown)
    .map(({ field }) => field)
    .filter(isRowField)
}
