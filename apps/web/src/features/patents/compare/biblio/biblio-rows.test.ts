import { expect, test } from 'vitest'
import { biblioRows, type BiblioTexts } from './biblio-rows.ts'

const NONE: BiblioTexts = {
  title: [],
  publication: [],
  application: [],
  applied: [],
  published: [],
  granted: [],
  type: [],
  kind: [],
  country: [],
  applicant: [],
  assignee: [],
  inventor: [],
  priority: [],
  ipc: [],
  cpc: [],
  locarno: [],
  uspc: [],
  agency: [],
  agent: [],
  examiner: [],
  pages: [],
  counts: [],
}

test('rows that differ are marked, and values that others share', () => {
  const rows = biblioRows([
    { ...NONE, publication: ['CN1A'], country: ['CN 中国'], ipc: ['H01M4/36', 'H01M4/38'] },
    { ...NONE, publication: ['CN1B'], country: ['CN 中国'], ipc: ['h01m 4/36'] },
  ])
  expect(rows.map(({ key, differs }) => [key, differs])).toEqual([
    ['publication', true],
    ['country', false],
    ['ipc', true],
  ])
  expect(rows[2]?.cells).toEqual([
    [
      { text: 'H01M4/36', shared: true },
      { text: 'H01M4/38', shared: false },
    ],
    [{ text: 'h01m 4/36', shared: true }],
  ])
})

test('the order of values does not count; what is not loaded has no value', () => {
  const rows = biblioRows([{ ...NONE, inventor: ['张三', '李四'] }, null, { ...NONE, inventor: ['李四', '张三'] }])
  expect(rows.map(({ key, differs }) => [key, differs])).toEqual([['inventor', false]])
  expect(rows[0]?.cells[1]).toBeNull()
})
