import { expect, test } from 'vitest'
import type { IpcNode } from '../api/ipc-node.ts'
import { PATENTS } from '../../../kinds/patents/patents.ts'
import { ipcCheckboxState, toggleClass, withClasses } from './ipc-selection.ts'

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

test('filters.10 filters.11: a press includes or excludes a class at once, a second one takes it back', () => {
  const country = { facet: 'country', value: 'CN', include: true }
  const one = toggleClass(PATENTS, [country], group('H01M10/00'), true)
  expect(one).toEqual([country, { facet: 'group', value: 'H01M10/00', include: true }])
  const whole = toggleClass(PATENTS, one, section('H'), true)
  expect(whole).toEqual([country, { facet: 'section', value: 'H', include: true }])
  expect(toggleClass(PATENTS, whole, section('H'), false)).toEqual([country, { facet: 'section', value: 'H', include: false }])
  expect(toggleClass(PATENTS, whole, section('H'), true)).toEqual([country])
  expect(toggleClass(PATENTS, whole, section('G'), false)).toEqual([...whole, { facet: 'section', value: 'G', include: false }])
})
