import { formatYuan } from '@gezhi/contract/client'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Days } from '../../../../components/date-range/days.ts'
import { Chart } from '../../../../components/chart/chart.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import { ConsoleTable } from '../../frame/console-table.tsx'
import { CHANNELS, dailyRevenue, revenueRows, type ChannelDay } from './daily-revenue.ts'
import styles from './revenue.module.css'

/** Totals of a period, a chart of its days by channel, and a table of those with money. */
export function RevenueFigures({ period, days }: { period: Days; days: readonly ChannelDay[] }) {
  const { t } = useTranslation('sales')
  const language = useLanguage()
  const { from, to } = period
  const daily = useMemo(() => dailyRevenue(days), [days])
  const data = useMemo(() => {
    const names = { WX: t('payTypes.WX'), ZFB: t('payTypes.ZFB'), DGZZ: t('payTypes.DGZZ') }
    return { list: revenueRows({ from, to }, days, names), field: 'channel', columnField: 'day', language }
  }, [from, to, days, language, t])
  const sumOf = (name: 'paid' | 'refunded') => daily.reduce((sum, day) => sum + day[name], 0)
  const totals = { paid: sumOf('paid'), refunded: sumOf('refunded'), net: sumOf('paid') - sumOf('refunded') }
  return (
    <>
      <dl className={styles['totals']}>
        {(['net', 'paid', 'refunded'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`revenue.${name}`)}</dt>
            <dd>{formatYuan(totals[name])}</dd>
          </div>
        ))}
      </dl>
      {daily.length === 0 ? (
        <p className={styles['none']} role="status">
          {t('revenue.none')}
        </p>
      ) : (
        <>
          <section className={styles['chart']} aria-label={t('revenue.chart')}>
            <h2>{t('revenue.chart')}</h2>
            <Chart kind="bar" data={data} label={t('revenue.chart')} failed={t('revenue.notDrawn')} height={320} />
          </section>
          <ConsoleTable
            label={t('revenue.table')}
            rows={daily}
            keyOf={({ day }) => day}
            columns={[
              { key: 'day', title: t('revenue.day'), render: ({ day }) => day, kind: 'time' },
              ...CHANNELS.map((channel) => ({
                key: channel,
                title: t(`payTypes.${channel}`),
                render: ({ net }: (typeof daily)[number]) => (net[channel] === 0 ? '—' : formatYuan(net[channel])),
                kind: 'number' as const,
              })),
              { key: 'paid', title: t('revenue.paid'), render: ({ paid }) => formatYuan(paid), kind: 'number' },
              { key: 'refunded', title: t('revenue.refunded'), render: ({ refunded }) => formatYuan(refunded), kind: 'number' },
              { key: 'net', title: t('revenue.net'), render: ({ paid, refunded }) => formatYuan(paid - refunded), kind: 'number' },
            ]}
          />
        </>
      )}
    </>
  )
}
