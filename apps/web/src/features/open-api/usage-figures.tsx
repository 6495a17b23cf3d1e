import type { Client } from '@gezhi/contract/client'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from '../../components/chart/chart.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './open-api.module.css'
import { dailyRows, sumsBy, type SummedUse } from './usage-rows.ts'
import { useOperations } from './use-operations.ts'

type Usage = Awaited<ReturnType<Client['openApi']['getApiUsage']>>

/** A chart of the requests per day, and their sums by operation and by key. */
export function UsageFigures({ usage: { from, to, list } }: { readonly usage: Usage }) {
  const { t } = useTranslation('openApi')
  const language = useLanguage()
  const { data: operations } = useOperations()
  const data = useMemo(() => {
    const names = { succeeded: t('board.succeeded'), failed: t('board.failed') }
    return { list: dailyRows(from, to, list, names), field: 'outcome', columnField: 'day', language }
  }, [from, to, list, language, t])
  const summaryOf = (operation: string) => operations?.find(({ name }) => name === operation)?.summary ?? operation
  const byOperation = sumsBy(list, ({ operation }) => ({ id: operation, name: summaryOf(operation) }))
  const byKey = sumsBy(list, ({ keyId, keyName }) => ({ id: keyId, name: keyName ?? t('board.revoked') }))
  return (
    <>
      <section className={styles['group']} aria-label={t('board.chart')}>
        <h2>{t('board.chart')}</h2>
        <Chart kind="bar" data={data} label={t('board.chart')} failed={t('board.notDrawn')} height={280} />
      </section>
      <SumTable title={t('board.byOperation')} column={t('board.operation')} sums={byOperation} />
      <SumTable title={t('board.byKey')} column={t('board.key')} sums={byKey} />
    </>
  )
}

function SumTable({ title, column, sums }: { readonly title: string; readonly column: string; readonly sums: readonly SummedUse[] }) {
  const { t } = useTranslation('openApi')
  return (
    <section className={styles['group']} aria-label={title}>
      <h2>{title}</h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col" data-number>
              {t('board.succeeded')}
            </th>
            <th scope="col" data-number>
              {t('board.failed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ id, name, succeeded, failed }) => (
            <tr key={id}>
              <td>{name}</td>
              <td data-number>{succeeded.toLocaleString('en-US')}</td>
              <td data-number>{failed.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
