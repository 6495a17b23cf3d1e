import { expect, test } from 'vitest'
import type { IpcNode } from '../api/ipc-node.ts'
import { isEveryClassSelected, ipcCheckboxState, withClasses } from './ipc-selection.ts'

const section = (symbol: string): IpcNode => ({ level: 'section', symbol })
const subclass = (symbol: string): IpcNode => ({ level: 'subclass', symbol })
const group = (symbol: string): IpcNode => ({ level: 'group', symbol })

test('a class includes all below it: they are dropped from the selection and cannot be added', () => {
  const below = withClasses([], [group('H01M10/00'), subclass('G06F')], true)
  expect(ipcCheckboxState(below, section('H'))).toBe('half')
  const whole = withClasses(below, [section('H')], true)
  expect(whole.map(({ value }) => value)).toEqual(['G06F', 'H'])
  expect(ipcCheckboxState(whole, group('H01M10/00'))).toBe('within')
  expect(withClasses(whole, [group('H01M10/00')], true)).toEqual(whole)
  expect(withClasses(whole, [section('H')], false).map(({ value }) => value)).toEqual(['G06F'])
})

test('of classes selected together only the highest is stored', () => {
  expect(withClasses([], [subclass('H01M'), group('H01M4/00'), group('H02J7/00')], true)).toEqual([
    { facet: 'subclass', value: 'H01M', include: true },
    { facet: 'group', value: 'H02J7/00', include: true },
  ])
})

test('filters.08 filters.09: select-all of classes is unchecked while one is partly selected or missing', () => {
  const sections = [section('G'), section('H')]
  expect(isEveryClassSelected(withClasses([], [section('G'), subclass('H01M')], true), sections)).toBe(false)
  expect(isEveryClassSelected(withClasses([], [section('G')], true), sections)).toBe(false)
  expect(isEveryClassSelected(withClasses([], sections, true), sections)).toBe(true)
  expect(isEveryClassSelected(withClasses([], [section('H')], true), [subclass('H01M'), group('H02J7/00')])).toBe(true)
})
