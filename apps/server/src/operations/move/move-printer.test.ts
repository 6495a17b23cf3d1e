import { expect, test } from 'vitest'
import type { MoveEvent } from './move-events.ts'
import { MovePrinter } from './move-printer.ts'

/** Output for events at these seconds. */
function printed(events: readonly (readonly [second: number, event: MoveEvent])[], language: 'zh' | 'en' = 'en'): string[] {
  let text = ''
  const printer = new MovePrinter({ write: (more: string) => (text += more) !== '' }, language)
  for (const [second, event] of events) printer.event(event, second * 1000)
  return text.trimEnd().split('\n')
}

const progress = (done: number): MoveEvent => ({ kind: 'progress', part: 'index', done, total: 10_000 })

test('where lines are not written over there is one every five seconds, with the pace', () => {
  const lines = printed([
    [0, { kind: 'begins', parts: ['files', 'index'] }],
    [10, { kind: 'moves', part: 'index' }],
    [14, progress(500)],
    [20, progress(1000)],
    [21, progress(1500)],
    [30, progress(2000)],
    [31, { kind: 'moved', part: 'index', total: 10_000 }],
  ])
  expect(lines).toEqual([
    'To be moved: files, index. Checking whether they can be moved…',
    'index: started',
    'index: 1,000 of 10,000 records (10%), 100/s, 90 s left',
    'index: 2,000 of 10,000 records (20%), 100/s, 80 s left',
    'index: moved, 10,000 records',
  ])
})

test('the pace is that of the last minute, not of the hours before', () => {
  const quick = Array.from({ length: 10 }, (_, i) => [(i + 1) * 10, progress((i + 1) * 800)] as const)
  const slow = Array.from({ length: 10 }, (_, i) => [110 + i * 10, progress(8000 + (i + 1) * 100)] as const)
  const lines = printed([[0, { kind: 'moves', part: 'index' }], ...quick, ...slow])
  expect(lines.at(10)).toBe('index: 8,000 of 10,000 records (80%), 80/s, 25 s left')
  expect(lines.at(-1)).toBe('index: 9,000 of 10,000 records (90%), 10/s, 100 s left')
})

test('the estimate of a resumed move follows its present speed; comparing reports its progress', () => {
  const lines = printed(
    [
      [0, { kind: 'moves', part: 'index' }],
      [5, { kind: 'resumed', part: 'index', done: 4000, total: 10_000 }],
      [15, progress(5000)],
      [16, { kind: 'comparing' }],
      [17, { kind: 'compares', part: 'index', done: 10, total: 200 }],
      [22, { kind: 'compares', part: 'index', done: 60, total: 200 }],
    ],
    'zh',
  )
  expect(lines).toEqual([
    '索引：开始迁移',
    '索引：从第 4,000 件之后继续，共 10,000',
    '索引：5,000 / 10,000 件（50%），每秒 100，约剩 50 秒',
    '正在比对两边…',
    '比对索引：60 / 200 个检索',
  ])
})

test('lines of a comparison name the kind of record whose indexes they are about', () => {
  const kind = { zh: '商标', en: 'Trademarks' }
  const comparisons = [
    { of: 'tables' as const, source: 40, target: 40, differences: [] },
    { of: 'records' as const, kind, source: 5000, target: 4999, differences: [] },
  ]
  expect(printed([[0, { kind: 'compared', comparisons }]])).toEqual([
    '  equal  tables: source 40, target 40',
    '  DIFFERS  Trademarks, records: source 5,000, target 4,999',
    expect.stringContaining('do not use the target'),
    expect.stringContaining('Vectors'),
  ])
  expect(printed([[0, { kind: 'compared', comparisons }]], 'zh')[1]).toBe('  不一致  商标 · 文献: 当前 5,000, 目标 4,999')
  const compares = { kind: 'compares', part: 'index', of: kind, done: 1, total: 2 } as const
  expect(
    printed(
      [
        [0, { kind: 'comparing' }],
        [9, compares],
      ],
      'zh',
    )[1],
  ).toBe('比对索引（商标）：1 / 2 个检索')
})
