import { expect, test } from 'vitest'
import type { IpcNode } from '../api/ipc-node.ts'
import { everyClassTicked, ipcCheckboxState, withIpcTicks } from './ipc-ticks.ts'

const section = (symbol: string): IpcNode => ({ level: 'section', symbol })
const subclass = (symbol: string): IpcNode => ({ level: 'subclass', symbol })
const group = (symbol: string): IpcNode => ({ level: 'group', symbol })

test('a class stands for all below it: their ticks fall away, theirs cannot be added', () => {
  const below = withIpcTicks([], [group('H01M10/00'), subclass('G06F')], true)
  expect(ipcCheckboxState(below, section('H'))).toBe('half')
  const whole = withIpcTicks(below, [section('H')], true)
  expect(whole.map(({ value }) => value)).toEqual(['G06F', 'H'])
  expect(ipcCheckboxState(whole, group('H01M10/00'))).toBe('within')
  expect(withIpcTicks(whole, [group('H01M10/00')], true)).toEqual(whole)
  expect(withIpcTicks(whole, [section('H')], false).map(({ value }) => value)).toEqual(['G06F'])
})

test('ticked together, the higher class is enough', () => {
  expect(withIpcTicks([], [subclass('H01M'), group('H01M4/00'), group('H02J7/00')], true)).toEqual([
    { facet: 'subclass', value: 'H01M', include: true },
    { facet: 'group', value: 'H02J7/00', include: true },
  ])
})

test('filters.08 filters.09: select-all of classes is off while one is half-ticked or missing', () => {
  const sections = [section('G'), section('H')]
  expect(everyClassTicked(withIpcTicks([], [section('G'), subclass('H01M')], true), sections)).toBe(false)
  expect(everyClassTicked(withIpcTicks([], [section('G')], true), sections)).toBe(false)
  expect(everyClassTicked(withIpcTicks([], sections, true), sections)).toBe(true)
  expect(everyClassTicked(withIpcTicks([], [section('H')], true), [subclass('H01M'), group('H02J7/00')])).toBe(true)
})
