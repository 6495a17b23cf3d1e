import { expect, test } from 'vitest'
import { hideMessageNotice, messageNotice, showMessageNotice } from './message-notice.ts'
import { steppedClock } from './stepped-clock.ts'

test('B.session.24: a message stays 50 s, counted anew for the next one', () => {
  const clock = steppedClock()
  showMessageNotice({ title: 'a', content: '甲' }, clock)
  clock.pass(30_000)
  showMessageNotice({ title: 'b', content: '乙' }, clock)
  clock.pass(49_999)
  expect(messageNotice()?.content).toBe('乙')
  clock.pass(1)
  expect(messageNotice()).toBeNull()
})

test('a message that was closed does not take the next one with it', () => {
  const clock = steppedClock()
  showMessageNotice({ title: 'a', content: '甲' }, clock)
  hideMessageNotice()
  clock.pass(49_000)
  showMessageNotice({ title: 'b', content: '乙' }, clock)
  clock.pass(1000)
  expect(messageNotice()?.content).toBe('乙')
})
