import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { NO_COUNTS, type ImportReport } from '@gezhi/imports'
import { expect, onTestFinished, test } from 'vitest'
import { hasImportHistory, openImportHistory } from './import-history.ts'

const COUNTS = { read: 3, new: 2, changed: 0, unchanged: 0, rejected: 1 }
const ENDED: ImportReport = {
  kind: 'ended',
  counts: COUNTS,
  unrecognised: 1,
  damaged: 1,
  pictures: 4,
  reasons: [{ reason: { en: 'no number', zh: '没有号' }, count: 1, file: 'a.csv', position: 2 }],
  unknownCodes: [{ reason: { en: 'unknown status: X', zh: '未知状态：X' }, count: 3, file: 'a.csv', position: 4 }],
  rejectedFile: '/x/rejected.jsonl',
  dryRun: false,
  cancelled: false,
  seconds: 1,
}

test('what, when, counts and rejects of each import, newest first, and how it ended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-history-'))
  expect(hasImportHistory(folder)).toBe(false)
  const history = openImportHistory(folder)
  onTestFinished(() => {
    history.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const first = history.follow(['/in'])
  first.event({ kind: 'started', run: 'one', files: 3, bytes: 9 })
  first.event({ kind: 'file', file: 'a.csv', format: 'cnki-csv', counts: COUNTS, setAside: {}, known: false })
  first.event({ kind: 'unrecognised', file: 'b' })
  first.event({ kind: 'damaged', file: 'c.zip', reason: { en: 'truncated', zh: '被截断' } })
  first.event(ENDED)
  const second = history.follow(['/more'])
  second.event({ kind: 'started', run: 'two', files: 1, bytes: 9 })
  second.failed('the disk is full')
  history.follow(['/stop']).event({ kind: 'started', run: 'three', files: 1, bytes: 9 })
  expect(history.list(2)).toMatchObject([
    { run: 'three', state: 'running', ended: null, counts: NO_COUNTS },
    { run: 'two', state: 'failed', message: 'the disk is full', paths: ['/more'] },
  ])
  expect(history.list(9)[2]).toMatchObject({
    run: 'one',
    state: 'ended',
    paths: ['/in'],
    files: 3,
    counts: COUNTS,
    unrecognised: 1,
    damaged: 1,
    pictures: 4,
    reasons: [...ENDED.reasons, ...ENDED.unknownCodes],
    rejectedFile: '/x/rejected.jsonl',
  })
  expect(history.files('one')).toEqual([
    { file: 'a.csv', what: 'cnki-csv', counts: COUNTS },
    { file: 'b', what: 'unrecognised', counts: null },
    { file: 'c.zip', what: 'damaged: truncated / 被截断', counts: null },
  ])
  const db = new DatabaseSync(join(folder, 'history.sqlite'))
  db.exec("UPDATE runs SET process = 999999999 WHERE run = 'three'")
  db.close()
  expect(history.list(1)[0]?.state).toBe('killed')
})
