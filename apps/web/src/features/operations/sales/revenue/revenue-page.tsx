import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../../api/call-query.ts'
import { Button } from '../../../../components/button.tsx'
import { endsBeforeItBegins, type Days } from '../../../../components/date-range/days.ts'
import { DateRange } from '../../../../components/date-range/date-range.tsx'
import { FailurePanel } from '../../../../components/failure/failure-panel.tsx'
import { useWaitingStage } from '../../../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import { useConsoleSearch, type ConsoleSearch } from '../../frame/use-console-search.ts'
import { isDay, lastDays } from '../days.ts'
import { RevenueFigures } from './revenue-figures.tsx'
import styles from './revenue.module.css'

const PERIODS = [7, 30, 90, 365] as const

/** /ops/revenue: payments and refunds of each day by channel; the period is in the address. */
export function RevenuePage() {
  const { t } = useTranslation('sales')
  const { t: ofConsole } = useTranslation('operations')
  const search = useConsoleSearch()
  const [now] = useState(Date.now)
  const period = periodOf(search, now)
  const { data, error, refetch, isPending, isPlaceholderData } = useQuery({
    ...callQuery(useLanguage(), 'payment', 'listRevenue', period),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const stage = useWaitingStage(isPending || isPlaceholderData)
  return (
    <section>
      <h1 className={styles['title']}>{ofConsole('pages.revenue')}</h1>
      <PeriodFields key={`${period.from} ${period.to}`} period={period} now={now} onPeriod={(next) => search.narrow({ ...next })} />
      {stage !== 'none' && <WaitingBar />}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {data && !error && (
        <div aria-busy={isPlaceholderData}>
          <RevenueFigures period={period} days={data.days} />
        </div>
      )}
    </section>
  )
}

/** The period of the address; the last 30 days without one. */
function periodOf(search: ConsoleSearch, now: number): Days {
  const [from, to] = [search.value('from'), search.value('to')]
  return isDay(from) && isDay(to) && from <= to ? { from, to } : lastDays(30, now)
}

/** Dates are typed here until both are complete. */
function PeriodFields({ period, now, onPeriod }: { period: Days; now: number; onPeriod: (period: Days) => void }) {
  const { t } = useTranslation('sales')
  const [typed, setTyped] = useState(period)
  const change = (days: Days) => {
    setTyped(days)
    if (isDay(days.from) && isDay(days.to) && !endsBeforeItBegins(days)) onPeriod(days)
  }
  return (
    <div className={styles['period']}>
      <DateRange days={typed} onDays={change} words={{ from: t('from'), to: t('to'), calendar: t('calendar'), wrong: t('wrongDays') }} />
      <div className={styles['periods']}>
        {PERIODS.map((count) => {
          const days = lastDays(count, now)
          return (
            <Button key={count} aria-pressed={days.from === period.from && days.to === period.to} onClick={() => onPeriod(days)}>
              {t('revenue.last', { count })}
            </Button>
          )
        })}
      </div>
    </div>
  )
}
