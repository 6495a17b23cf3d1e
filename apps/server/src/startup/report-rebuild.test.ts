import { expect, test } from 'vitest'
import type { Readiness } from '../http/readiness.ts'
import { reportRebuild } from './report-rebuild.ts'

test('a rebuild is a phase of its own with its progress, begun once, and over when the index is open', () => {
  const readiness: Readiness = { phase: 'starting' }
  const lines: string[] = []
  let begun = 0
  const { onRebuild, end } = reportRebuild({ readiness, print: (line) => lines.push(line) }, () => void begun++)
  end()
  expect(readiness).toEqual({ phase: 'starting' })
  onRebuild(0, 800)
  onRebuild(200, 800)
  expect(readiness).toEqual({ phase: 'rebuilding', done: 200, total: 800 })
  onRebuild(800, 800)
  end()
  expect([readiness, begun]).toEqual([{ phase: 'starting' }, 1])
  expect(lines).toEqual([expect.stringContaining('800 documents'), '  800 / 800'])
})
