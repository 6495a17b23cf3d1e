import { changedRows, type CatalogueChart, type ReportFigures } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Figures } from './analysis-view.tsx'
import styles from './analysis.module.css'

interface StoredFiguresProps {
  readonly figures: ReportFigures
  /** An other run that it is compared with. */
  readonly compared?: ReportFigures | undefined
  readonly charts: readonly CatalogueChart[]
}

/** Rows of a comparison that a page shows. */
const MAX_CHANGES = 20

/** The charts of a run with their texts, and what has changed since another one. */
export function StoredFigures({ figures, compared, charts }: StoredFiguresProps) {
  return (
    <>
      {figures.remark !== '' && <p>{figures.remark}</p>}
      {figures.charts.map((chart, index) => {
        const entry = charts.find(({ type, code }) => type === chart.type || code === chart.type)
        const other = compared?.charts.find(({ type }) => type === chart.type)
        return (
          entry && (
            // Charts have no identity besides their position.
            <section key={index} className={styles['chart']} aria-label={entry.name}>
              <h2>{entry.name}</h2>
              <Figures chart={entry} kind={chart.chartType ?? entry.chartTypeList[0]!} analysis={chart.analysis} onOnly={WITHOUT_LIST} />
              {chart.text !== '' && <p>{chart.text}</p>}
              {compared && <Changes before={other?.analysis.list ?? []} after={chart.analysis.list} name={entry.name} />}
            </section>
          )
        )
      })}
    </>
  )
}

const WITHOUT_LIST = () => undefined

type Rows = Parameters<typeof changedRows>[0]

function Changes({ before, after, name }: { readonly before: Rows; readonly after: Rows; readonly name: string }) {
  const { t, i18n } = useTranslation('analysis')
  const rows = changedRows(before, after)
  const format = new Intl.NumberFormat(i18n.language)
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' })
  if (rows.length === 0) return <p role="status">{t('noChanges')}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable with the keyboard
    <div className={styles['scroll']} role="region" aria-label={`${name}, ${t('changes')}`} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{t('changes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('changed')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <th scope="col">{t('change')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_CHANGES).map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td data-number>{format.format(row.before)}</td>
              <td data-number>{format.format(row.after)}</td>
              <td data-number>{signed.format(row.after - row.before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MAX_CHANGES && <p className={styles['text']}>{t('moreChanges', { count: rows.length - MAX_CHANGES })}</p>}
    </div>
  )
}
