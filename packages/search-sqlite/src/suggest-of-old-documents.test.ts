import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aPatent } from '@gezhi/search/testing'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from './open-sqlite-engine.ts'
import { NEWEST } from './read/suggest/newest-documents.ts'

test('words are recognised in documents that contain them, even if the newest are in another language', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-suggest-'))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder })
  onTestFinished(async () => {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  })
  const old = Array.from({ length: 6 }, () => aPatent({ title: '外壳与电连接器，电连接器的插针', applicationDate: '2001-01-01' }))
  const recent = Array.from({ length: NEWEST }, () => aPatent({ title: 'a pin', applicationDate: '2021-01-01' }))
  await engine.write({ puts: [...old, ...recent], deletes: [] })
  const summary = async (text: string) =>
    (await engine.suggest({ text, limit: 10, of: 'word' })).map((one) => `${one.text} ${one.documents}`)
  expect(await summary('电')).toEqual(['电连接器 6'])
  expect(await summary('外')).toEqual(['外壳 6'])
})
