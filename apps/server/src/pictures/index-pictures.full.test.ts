import { join } from 'node:path'
import { PATENT_KIND } from '@gezhi/records'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { indexPictures } from './index-pictures.ts'
import { patentPictures } from './patent-pictures.ts'
import { PictureSearch } from './picture-search.ts'
import type { PictureSource } from './picture-source.ts'
import { SharedPictures } from './shared-pictures.ts'
import { SHAPES } from './testing/drawn-shapes.ts'
import { trademarkPictures } from './trademark-pictures.ts'

const SEARCH = '/api/search/imageSearch/search'

const PATENTS = [
  aPatent({ drawings: [{ id: '1', svg: SHAPES.arrow }] }),
  aPatent({ publicationNumber: 'CN100000002S', patentType: 'design', locarno: ['12-07'], drawings: [{ id: '1', svg: SHAPES.rings }] }),
  aPatent({ drawings: [{ id: '1', svg: SHAPES.bars }] }),
]

function sourcesOf({ serving, store }: Pick<TestApp, 'serving' | 'store'>): PictureSource[] {
  return [trademarkPictures(serving, store), patentPictures(serving)]
}

describe('describing the pictures of records', async () => {
  const test = await buildTestApp({ records: PATENTS })
  const { headers } = await aSession(test)

  it('answers that the index is missing, and is not stopped by a build that was interrupted', async () => {
    const search = () => test.post(SEARCH, { url: '/api/search/ts/drawing?number=CN100000002S&id=1' }, headers)
    expect(await search()).toMatchObject({ code: 503, data: { error: 'PICTURE_INDEX_MISSING' } })
    const stop = new AbortController()
    const read: string[] = []
    const sources = sourcesOf(test).map((source) => ({
      ...source,
      data: async (record: object, id: string) => {
        if (source.facts(record).codes.includes('locarno 12-07')) stop.abort(new Error('stopped'))
        read.push(id)
        return source.data(record, id)
      },
    }))
    const build = { sources, files: test.store, folder: test.pictureIndex }
    await expect(indexPictures({ ...build, signal: stop.signal })).rejects.toThrow('stopped')
    const { signal } = new AbortController()
    expect(await indexPictures({ ...build, signal })).toBe(true)
    // The picture that was interrupted is read twice, what was described before it once.
    expect(read).toHaveLength(PATENTS.flatMap(({ drawings = [] }) => drawings).length + 1)
    expect(await search()).toMatchObject({ code: 200, data: { list: [{ number: 'CN100000002S' }] } })
  })

  it('is found by a process with a data folder of its own, from the store that both share', async () => {
    let now = 0
    const { signal } = new AbortController()
    const folder = join(test.files, 'elsewhere')
    const elsewhere = new PictureSearch(folder, new SharedPictures(test.store, () => now))
    onTestFinished(() => elsewhere.close())
    const shared = new SharedPictures(test.store, () => now)
    const build = { sources: sourcesOf(test), files: test.store, folder: test.pictureIndex, shared, signal }
    await indexPictures(build)
    expect(await elsewhere.progress('patent')).toMatchObject({ building: false, pictures: 3 })
    await test.serving.engines.of(PATENT_KIND).write({ puts: [aPatent({ drawings: [{ id: '1', svg: SHAPES.rings }] })] })
    await indexPictures(build)
    now += 60_000
    await expect.poll(async () => (await elsewhere.progress('patent')).pictures).toBe(4)
  })
})
