import { expect, test } from 'vitest'
import { dailyRevenue, revenueRows } from './daily-revenue.ts'

const ROWS = [
  { day: '2026-11-01', channel: 'WX', paid: 0.1, refunded: 0 },
  { day: '2026-11-01', channel: 'ZFB', paid: 0.2, refunded: 0 },
  { day: '2026-11-03', channel: 'WX', paid: 398, refunded: 398.01 },
] as const
const NAMES = { WX: '微信支付', ZFB: '支付宝', DGZZ: '对公转账' }

test('days with money are listed, the latest first, with exact sums and what is left of each channel', () => {
  expect(dailyRevenue(ROWS)).toEqual([
    { day: '2026-11-03', paid: 398, refunded: 398.01, net: { WX: -0.01, ZFB: 0, DGZZ: 0 } },
    { day: '2026-11-01', paid: 0.3, refunded: 0, net: { WX: 0.1, ZFB: 0.2, DGZZ: 0 } },
  ])
})

test('the chart has every day of the period and the channels with money only', () => {
  const rows = revenueRows({ from: '2026-11-01', to: '2026-11-03' }, ROWS, NAMES)
  expect(rows.map(({ name, column, count }) => [name, column, count])).toEqual([
    ['微信支付', '2026-11-01', 0.1],
    ['微信支付', '2026-11-02', 0],
    ['微信支付', '2026-11-03', -0.01],
    ['支付宝', '2026-11-01', 0.2],
    ['支付宝', '2026-11-02', 0],
    ['支付宝', '2026-11-03', 0],
  ])
})
