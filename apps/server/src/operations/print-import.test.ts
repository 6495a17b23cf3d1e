import { expect, it } from 'vitest'
import { ImportPrinter } from './print-import.ts'

const COUNTS = { read: 1, new: 1, changed: 0, unchanged: 0, rejected: 0 }

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
