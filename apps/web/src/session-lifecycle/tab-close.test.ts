import { expect, test } from 'vitest'
import { openTabRegister } from './tab-register.ts'
import { steppedClock } from '../session/stepped-clock.ts'
import { watchTabClose } from './tab-close.ts'

function leaving(gap: number, persisted = false): string[] {
  const clock = steppedClock()
  const events: string[] = []
  const target = new EventTarget()
  watchTabClose({ target, now: clock.now, onClose: () => events.push('close'), onLeave: () => events.push('leave') })
  target.dispatchEvent(new Event('beforeunload'))
  clock.pass(gap)
  target.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
  return events
}

test('B.session.27: an unload within 5 ms of before-unload closes the tab', () => {
  expect([leaving(0), leaving(5)]).toEqual([['close'], ['close']])
})

test('B.session.28: a later one is a reload, and so is a page the browser keeps', () => {
  expect([leaving(6), leaving(300), leaving(0, true)]).toEqual([['leave'], ['leave'], ['leave']])
})

test('an unload without a prompt closes nothing', () => {
  const events: string[] = []
  const target = new EventTarget()
  watchTabClose({ target, now: () => 0, onClose: () => events.push('close'), onLeave: () => events.push('leave') })
  target.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
  expect(events).toEqual(['leave'])
})

function twoTabs() {
  const clock = steppedClock()
  let stored: string | null = null
  const store = { read: () => stored, write: (text: string | null) => (stored = text) }
  const open = (id: string, beats = true) => openTabRegister({ clock: beats ? clock : { ...clock, every: () => () => {} }, store, id })
  return { clock, store, open, clear: () => (stored = null) }
}

test('G06: a tab knows whether it is the last one', () => {
  const { clock, open } = twoTabs()
  const first = open('1')
  expect(first.othersAreOpen()).toBe(false)
  const second = open('2')
  clock.pass(24 * 60 * 60 * 1000)
  expect([first.othersAreOpen(), second.othersAreOpen()]).toEqual([true, true])
  second.leave()
  expect(first.othersAreOpen()).toBe(false)
})

test('a tab that ended without a word is forgotten after some minutes, one that sleeps is not', () => {
  const { clock, open } = twoTabs()
  const first = open('1')
  open('crashed', false)
  expect(first.othersAreOpen()).toBe(true)
  clock.pass(5 * 60_000)
  expect(first.othersAreOpen()).toBe(false)
  open('asleep', false).sleep()
  clock.pass(60 * 60_000)
  expect(first.othersAreOpen()).toBe(true)
})

test('a register that was cleared or spoilt is written anew', () => {
  const { clock, store, open, clear } = twoTabs()
  const first = open('1')
  open('2')
  clear()
  clock.pass(20_000)
  expect(first.othersAreOpen()).toBe(true)
  store.write('{"')
  expect(first.othersAreOpen()).toBe(false)
})
