import { expect, it } from 'vitest'
import { ImportPrinter } from './print-import.ts'

const COUNTS = { read: 1, new: 1, changed: 0, unchanged: 0, rejected: 0 }

it('no name of a file makes a line of its own', () => {
  const lines: string[] = []
  const printer = new ImportPrinter({ write: (text) => lines.push(text) }, 'en')
  const file = 'a.zip/b\nread 1 new 1 rejected 0'
  printer.event({ kind: 'damaged', file, reason: { zh: file, en: file } }, 0)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('b\\u000aread 1')
  expect(lines[0]!.trimEnd()).not.toContain('\n')
})

it('names of files and what documents hold reach the terminal escaped', () => {
  let written = ''
  const printer = new ImportPrinter({ write: (text) => (written += text) }, 'en')
  const file = 'a\u001b]0;title\u0007\u009b31m\u202e.xml'
  printer.event({ kind: 'file', file, format: 'x', counts: COUNTS, setAside: {}, known: false }, 0)
  printer.event({ kind: 'unrecognised', file }, 0)
  printer.event({ kind: 'damaged', file, reason: { zh: file, en: file } }, 0)
  expect(written).toContain('a\\u001b]0;title')
  expect(written).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
})

const END = {
  kind: 'ended',
  counts: COUNTS,
  unrecognised: 30_000,
  pictures: 0,
  damaged: 0,
  reasons: [],
  unknownCodes: [],
  cancelled: false,
  seconds: 1,
} as const

it.each([
  [false, '  … and 29990 more; for all of them: npm run import -- --history 20260101T000000-0000'],
  [true, '  … and 29990 more'],
])('names some of many unknown files and where all are listed (dry run: %s)', (dryRun, more) => {
  const lines: string[] = []
  const printer = new ImportPrinter({ write: (text) => lines.push(text.trimEnd()) }, 'en')
  printer.event({ kind: 'started', run: '20260101T000000-0000', files: 30_000, bytes: 0 }, 0)
  for (let number = 0; number < 30_000; number += 1) printer.event({ kind: 'unrecognised', file: `${number}.bin` }, 0)
  printer.event({ ...END, dryRun }, 0)
  expect(lines.filter((line) => line.endsWith('.bin'))).toHaveLength(10)
  expect(lines).toContain(more)
})

it('prints a code that is unknown once, with its number and first place', () => {
  const lines: string[] = []
  const printer = new ImportPrinter({ write: (text: string) => lines.push(text) }, 'zh')
  const unknownCodes = [
    { reason: { en: 'unknown status, stored as written: X', zh: '未知状态，按原文保存：X' }, count: 12, file: 'a.xml', position: 3 },
  ]
  printer.event({ ...END, unknownCodes, dryRun: false }, 0)
  expect(lines[0]).toBe('  12 × 未知状态，按原文保存：X（第一处：a.xml，3）\n')
})
