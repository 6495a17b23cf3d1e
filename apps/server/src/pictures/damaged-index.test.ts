import { existsSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PLAIN_ERRORS } from '@gezhi/threads'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { storageIssue } from '../data-folder/storage-errors.ts'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { hasIndex } from './index-pictures.ts'
import { currentIndexFile } from './picture-index-file.ts'
import { PictureWriter } from './picture-writer.ts'
import { SHAPES } from './testing/drawn-shapes.ts'

const SEARCH = '/api/search/imageSearch/search'

describe('an index of pictures whose file was damaged', async () => {
  const test = await buildTestApp({
    records: Object.values(SHAPES).map((svg, i) =>
      aPatent({ publicationNumber: `CN10000000${i}S`, patentType: 'design', drawings: [{ id: '1', svg }] }),
    ),
  })
  const { headers } = await aSession(test)
  const describePictures = () => test.service('pictures').describe(test.serving)
  const search = () => test.post(SEARCH, { url: '/api/search/ts/drawing?number=CN100000000S&id=1' }, headers)
  const progress = () => test.get('/api/search/imageSearch/progress', headers)
  /** Only the first page is left. */
  const truncate = () => {
    const file = currentIndexFile(test.pictureIndex)!
    const db = new DatabaseSync(file)
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
    truncateSync(file, 4096)
    return file
  }

  it('is built again; searches answer meanwhile that it is missing', async () => {
    await describePictures()
    expect((await progress()).data).toMatchObject({ patent: { building: false } })
    const file = truncate()
    for (const _ of [1, 2]) expect(await search()).toMatchObject({ code: 503, data: { error: 'PICTURE_INDEX_MISSING' } })
    expect((await progress()).data).toMatchObject({ patent: { building: true } })
    expect(existsSync(file)).toBe(false)
    expect(await describePictures()).toBe(true)
    expect(await search()).toMatchObject({ code: 200 })
  })

  it('is removed by what describes pictures, with one error, and built again; so is one that was deleted', async () => {
    truncate()
    await expect(describePictures()).rejects.toThrow('The damaged image index is built again')
    expect(await describePictures()).toBe(true)
    expect(hasIndex(test.pictureIndex)).toBe(true)
    rmSync(currentIndexFile(test.pictureIndex)!)
    expect(hasIndex(test.pictureIndex)).toBe(false)
  })

  it('states that the disk is full, not that a rollback failed', () => {
    const file = join(test.pictureIndex, 'small.pictures')
    onTestFinished(() => rmSync(file, { force: true }))
    const writer = new PictureWriter(file, { id: 'small', dimensions: 8, network: null, mark: null, drawing: null })
    onTestFinished(() => writer.close())
    const exec = DatabaseSync.prototype.exec
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
      if (sql.startsWith('BEGIN')) exec.call(this, 'PRAGMA max_page_count = 1')
      exec.call(this, sql)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const facts = { date: null, country: 'CN', status: null, type: null, codes: [], owner: null, family: null }
    const picture = { name: 'x'.repeat(1_000_000), content: new Uint8Array(1), phash: null, problem: null, rows: [] }
    const full = errorOf(() => writer.put({ kind: 'patent', doc: '1', tag: '', facts, shows: 'drawing', pictures: [] }, [picture]))
    expect(full).toMatchObject({ message: 'database or disk is full' })
    expect(storageIssue(PLAIN_ERRORS.decode(PLAIN_ERRORS.encode(full)))).toBe('full')
  })
})

function errorOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}
