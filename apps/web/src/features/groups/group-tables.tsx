import type { ChartData, ChartKind } from '@gezhi/charts'
import { GROUP_TABLES, type GroupTable, type GroupTableRows } from '@gezhi/contract/client'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from '../../components/chart/chart.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Select } from '../../components/select.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './groups.module.css'
import { useGroupTable } from './use-groups.ts'

interface GroupTablesProps {
  readonly query: string
  /** The group whose companies are counted; null for all groups. */
  readonly id: string | null
}

/** Rows of the table below a chart. */
const MAX_ROWS = 100

const KINDS = {
  class: ['heatmap'],
  year: ['heatmap'],
  partner: ['graph', 'heatmap'],
  inventor: ['graph', 'heatmap'],
  citation: ['heatmap', 'graph'],
} as const satisfies Readonly<Record<GroupTable, readonly ChartKind[]>>

type TableKind = (typeof KINDS)[GroupTable][number]

/** Groups, or the companies of one, with classes, years, co-applicants, inventors and each other's citations: a chart and its figures. */
export function GroupTables({ query, id }: GroupTablesProps) {
  const { t } = useTranslation('groups')
  const [by, setBy] = useState<GroupTable>('class')
  const [chosenKind, setKind] = useState<TableKind | null>(null)
  const kinds: readonly TableKind[] = KINDS[by]
  const kind = chosenKind !== null && kinds.includes(chosenKind) ? chosenKind : kinds[0]!
  const { data, error, refetch } = useGroupTable(query, id, by)
  return (
    <section aria-label={t('tables')}>
      <h2>{t('tables')}</h2>
      <div className={styles['choices']}>
        <Select
          label={t('by')}
          value={by}
          options={GROUP_TABLES.map((value) => ({ value, name: t(`tableOf.${value}`) }))}
          onChange={setBy}
        />
        {kinds.length > 1 && (
          <Select
            label={t('kind')}
            value={kind}
            options={kinds.map((value) => ({ value, name: t(`kindOf.${value}`) }))}
            onChange={setKind}
          />
        )}
      </div>
      <p className={styles['secondary']}>{t(`tableHint.${by}`)}</p>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && <Table by={by} kind={kind} table={data} />}
    </section>
  )
}

function Table({ by, kind, table }: { readonly by: GroupTable; readonly kind: TableKind; readonly table: GroupTableRows }) {
  const { t } = useTranslation('groups')
  const language = useLanguage()
  const data = useMemo((): ChartData => ({ ...table, language }), [table, language])
  const pairs = table.list.filter(({ column }) => column !== undefined)
  if (table.list.length === 0) return <p role="status">{t('noTable')}</p>
  const [first, second] = by === 'citation' ? (['citing', 'cited'] as const) : (['name', 'with'] as const)
  return (
    <>
      {!table.complete && <p role="status">{t('incomplete')}</p>}
      <Chart kind={kind} data={data} label={t(`tableOf.${by}`)} failed={t('notDrawn')} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable with the keyboard */}
      <div className={styles['pairs']} role="region" aria-label={t(`tableOf.${by}`)} tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t(first)}</th>
              <th scope="col">{t(second)}</th>
              <th scope="col">{t('count')}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.slice(0, MAX_ROWS).map(({ value, name, column, columnName, count }) => (
              <tr key={`${value}\n${column}`}>
                <th scope="row">{name}</th>
                <td>{columnName}</td>
                <td>{count.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {pairs.length > MAX_ROWS && <p className={styles['secondary']}>{t('moreRows', { count: pairs.length - MAX_ROWS })}</p>}
      </div>
    </>
  )
}
