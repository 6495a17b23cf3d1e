import type { OrderState } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { transitionOf, TRANSITIONS, type OrderEvent } from './order-transitions.ts'

const EVENTS: readonly OrderEvent[] = [
  'pay',
  'payClosed',
  'cancel',
  'expire',
  'fail',
  'submitSlip',
  'rejectSlip',
  'startRefund',
  'completeRefund',
  'completePartialRefund',
  'rejectRefund',
]

/** Mulberry32: the same sequence for a seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

describe('the table of order states and events', () => {
  it('has a cell for a payment in every state: money that arrived is always booked', () => {
    for (const state of Object.keys(TRANSITIONS) as OrderState[])
      for (const event of ['pay', 'payClosed'] as const) expect(transitionOf(state, event)?.effects, state).toContain('bookPayment')
  })

  it('holds no right without money and no money without right, after any 200 events of 300 orders', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = randomOf(seed)
      let state: OrderState = 'unpaid'
      let [paid, returned, rights] = [0, 0, 0]
      for (let step = 0; step < 200; step += 1) {
        const transition = transitionOf(state, EVENTS[Math.floor(random() * EVENTS.length)]!)
        if (transition === null) continue
        for (const effect of transition.effects) {
          if (effect === 'bookPayment') paid += 1
          if (effect === 'returnPayment') returned += 1
          if (effect === 'grantRights') rights += 1
          if (effect === 'revokeRights') [rights, returned] = [rights - 1, returned + 1]
        }
        state = transition.to
        // Of every payment that was not returned whole there is one right, and never a second one.
        expect(paid - returned, `seed ${seed}, step ${step}, ${state}`).toBe(rights)
        expect(rights).toBe(state === 'paid' || state === 'refunding' ? 1 : 0)
      }
    }
  })
})
