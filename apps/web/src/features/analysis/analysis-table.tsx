import type { Analysis, AnalysisColumn, AnalysisRow, CatalogueChart } from '@gezhi/contract/client'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import styles from './analysis.module.css'

interface AnalysisTableProps {
  readonly chart: Pick<CatalogueChart, 'name' | 'columnList' | 'columnNames'>
  readonly analysis: Pick<Analysis, 'list' | 'field' | 'columnField'>
  readonly onOnly: (field: string, value: string) => (() => void) | undefined
}

/** Rows that a page shows. */
const MAX_ROWS = 100

/** Columns that name the counted value. */
const NAMES: ReadonlySet<AnalysisColumn> = new Set(['value', 'companyName', 'resCountry', 'year'])

/** The figures of a chart. Its values narrow the list. */
export function AnalysisTable({ chart, analysis: { list, field, columnField }, onOnly }: AnalysisTableProps) {
  const { t, i18n } = useTranslation('analysis')
  const isPaired = columnField !== null
  const hidden = list.length - MAX_ROWS
  const format = new Intl.NumberFormat(i18n.language)
  const cellOf = (row: AnalysisRow, column: AnalysisColumn, isFirst: boolean) => {
    const value = column === 'value' ? row.name : row[column]
    if (column === 'ratio') return value === undefined ? '' : `${value}%`
    // Nothing is filed in the years that a curve is continued for; a group is no value of the field.
    const isForecast = row.fitted !== undefined && row.cumulative === undefined
    const isValue = column === 'year' ? !isPaired : isFirst
    const only = isValue && !isForecast && !row.value.startsWith('group:') ? onOnly(field, row.value) : undefined
    const text = typeof value === 'number' ? format.format(value) : (value ?? '')
    if (only === undefined) return text
    return (
      <Button kind="link" title={t('only', { name: row.name })} onClick={only}>
        {text}
      </Button>
    )
  }
  const secondOf = ({ column, columnName = '' }: AnalysisRow) => {
    const only = column === undefined || columnField === null ? undefined : onOnly(columnField, column)
    if (only === undefined) return columnName
    return (
      <Button kind="link" title={t('only', { name: columnName })} onClick={only}>
        {columnName}
      </Button>
    )
  }
  const columns = chart.columnList
    .map((column, index) => ({ column, name: chart.columnNames[index]! }))
    // A company is its own name.
    .filter(({ column }) => column !== 'value' || !chart.columnList.includes('companyName'))
  const first = columns.find(({ column }) => NAMES.has(column))?.column
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable with the keyboard
    <div className={styles['scroll']} role="region" aria-label={chart.name} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map(({ column, name }) => (
              <Fragment key={column}>
                <th scope="col">{name}</th>
                {isPaired && column === first && <th scope="col">{t('with')}</th>}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.slice(0, MAX_ROWS).map((row) => (
            <tr key={`${row.value}\n${row.column ?? ''}`}>
              {columns.map(({ column }) => (
                <Fragment key={column}>
                  <td data-number={typeof row[column] === 'number' || undefined}>{cellOf(row, column, column === first)}</td>
                  {isPaired && column === first && <td>{secondOf(row)}</td>}
                </Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p className={styles['text']}>{t('more', { count: hidden })}</p>}
    </div>
  )
}
