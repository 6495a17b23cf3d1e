import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PATENT_KIND } from '@gezhi/records'
import { aPatent, trees } from '@gezhi/search/testing'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteEngine } from '../open-sqlite-engine.ts'

test('a rare phrase of frequent pairs has the scores of FTS5', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-phrase-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, readers: 1 })
  onTestFinished(() => engine.close())
  const frequent = Array.from({ length: 100 }, () => [
    aPatent({ title: '石墨烯' }),
    aPatent({ title: '烯电池', abstract: '烯电池' }),
  ]).flat()
  const hits = [
    aPatent({ publicationNumber: 'CN1A', title: '石墨烯电池', abstract: '石墨烯电池，石墨烯电池的壳体' }),
    aPatent({ publicationNumber: 'CN2A', title: '一种石墨烯电池' }),
    aPatent({ publicationNumber: 'CN3A', title: '壳体', description: ['放石墨烯电池。', '又放石墨烯电池。'] }),
  ]
  await engine.write({ puts: [...frequent, ...hits] })
  const page = await engine.page({ query: trees.phrase('石墨烯电池'), sort: [{ by: 'relevance', order: 'desc' }], from: 0, size: 9 })

  const index = new DatabaseSync(
    join(
      folder,
      (await readdir(folder)).find((name) => name.endsWith('.index'))!,
    ),
    { readOnly: true },
  )
  onTestFinished(() => index.close())
  const weights = PATENT_KIND.textColumns.map(({ weight }) => weight).join(', ')
  const sql = `SELECT doc_id, -bm25(words, ${weights}) AS score FROM words JOIN documents ON row_id = words.rowid WHERE words MATCH ? ORDER BY 2 DESC`
  const expected = index.prepare(sql).all('"石墨 墨烯 烯电 电池"') as { doc_id: string; score: number }[]
  const titled = expected.map(({ doc_id, score }) => [doc_id, doc_id === 'CN1A' ? score + expected[0]!.score : score] as const)
  expect(page.hits.map(({ docId }) => docId)).toEqual(titled.toSorted((a, b) => b[1] - a[1]).map(([docId]) => docId))
  for (const [docId, score] of titled) expect(page.hits.find((hit) => hit.docId === docId)?.score, docId).toBeCloseTo(score, 9)
})
