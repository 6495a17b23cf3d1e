import type { ChartRow } from '@gezhi/charts'
import type { apiClient } from '../../../../api/api-client.ts'
import type { Days } from '../../../../components/date-range/days.ts'
import { daysBetween } from '../days.ts'

/** Money of a day and channel, in yuan. */
export type ChannelDay = Awaited<ReturnType<typeof apiClient.payment.listRevenue>>['days'][number]

/** Where money arrives. */
export const CHANNELS = ['WX', 'ZFB', 'DGZZ'] as const
type Channel = (typeof CHANNELS)[number]

interface DailyRevenue {
  readonly day: string
  readonly paid: number
  readonly refunded: number
  /** Payments less refunds. */
  readonly net: Readonly<Record<Channel, number>>
}

/** Yuan of two decimals, added without errors of fractions. */
const sum = (amounts: readonly number[]) => amounts.reduce((cents, yuan) => cents + Math.round(yuan * 100), 0) / 100

/** The days with money, the latest first. Pure. */
export function dailyRevenue(rows: readonly ChannelDay[]): DailyRevenue[] {
  const days = [...new Set(rows.map(({ day }) => day))].toSorted().toReversed()
  return days.map((day) => {
    const own = rows.filter((row) => row.day === day)
    const netOf = (channel: Channel) => sum(own.filter((row) => row.channel === channel).flatMap(({ paid, refunded }) => [paid, -refunded]))
    return {
      day,
      paid: sum(own.map(({ paid }) => paid)),
      refunded: sum(own.map(({ refunded }) => refunded)),
      net: { WX: netOf('WX'), ZFB: netOf('ZFB'), DGZZ: netOf('DGZZ') },
    }
  })
}

/** The rows of a chart: what each channel with money brought in on each day of a period, days without money included. Pure. */
export function revenueRows(period: Days, rows: readonly ChannelDay[], names: Readonly<Record<Channel, string>>): ChartRow[] {
  const byDay = new Map(dailyRevenue(rows).map(({ day, net }) => [day, net]))
  const used = CHANNELS.filter((channel) => rows.some((row) => row.channel === channel))
  return used.flatMap((channel) =>
    daysBetween(period).map((day) => ({
      value: channel,
      name: names[channel],
      column: day,
      columnName: day.slice(5),
      count: byDay.get(day)?.[channel] ?? 0,
    })),
  )
}
