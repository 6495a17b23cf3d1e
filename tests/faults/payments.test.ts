import { expect, it } from 'vitest'
import { simulatePayments } from '../../apps/server/src/testing/payments/simulate-payments.ts'
import { rounds, seededMoments } from './seeded.ts'

const ORDERS = rounds({ short: 150, full: 10_000 })

it(
  `after ${ORDERS} orders with kills, lost and reordered notifications, broken connections and clocks that jump, the ledger equals the books of the providers, and rights equal money`,
  async () => {
    const simulated = await simulatePayments(ORDERS, seededMoments('payments').int(2 ** 31))
    console.log(simulated.report.join('\n'))
    expect(simulated.violations, simulated.lastSteps).toEqual([])
    expect(simulated.returns).toBeGreaterThan(ORDERS / 20)
    expect(simulated.incomplete).toEqual([])
  },
  ORDERS * 500 + 120_000,
)
