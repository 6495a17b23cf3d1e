import { expect, it } from 'vitest'
import { callerSlots, NoSlotError } from './caller-slots.ts'

it('gives each caller so many slots, and one that is freed twice once', () => {
  const slots = callerSlots(2)
  const first = slots.take('a')
  slots.take('a')
  expect(() => slots.take('a')).toThrow(NoSlotError)
  slots.take('b')
  first()
  first()
  slots.take('a')
  expect(() => slots.take('a')).toThrow(NoSlotError)
})
