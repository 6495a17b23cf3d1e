import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PATENT_KIND } from '@gezhi/records'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { indexPictures, learnIfRequested } from './index-pictures.ts'
import { readModelChoice } from './model-choice.ts'
import { runPictureCommand } from './picture-commands.ts'
import { currentIndexFile, newestIndexFile } from './picture-index-file.ts'
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

function withVersion(file: string, version: number): void {
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA user_version = ${version}`)
  db.close()
}

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
    const build = { sources, files: test.store, folder: test.pictureIndex, network: null }
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
    const build = { sources: sourcesOf(test), files: test.store, folder: test.pictureIndex, network: null, shared, signal }
    await indexPictures(build)
    expect(await elsewhere.progress('patent')).toMatchObject({ building: false, pictures: 3 })
    await test.serving.engines.of(PATENT_KIND).write({ puts: [aPatent({ drawings: [{ id: '1', svg: SHAPES.rings }] })] })
    await indexPictures(build)
    now += 60_000
    await expect.poll(async () => (await elsewhere.progress('patent')).pictures).toBe(4)
  })

  it('searches the old index until one of another generation is complete, also after the build was interrupted', async () => {
    const { pictureIndex: folder } = test
    const search = () => test.post(SEARCH, { url: '/api/search/ts/drawing?number=CN100000002S&id=1' }, headers)
    const build = { sources: sourcesOf(test), files: test.store, folder, network: null }
    await indexPictures({ ...build, signal: new AbortController().signal })
    const before = currentIndexFile(folder)
    expect(await runPictureCommand(folder, null, ['pictures', 'rebuild'])).toHaveLength(1)

    const stop = new AbortController()
    const sources = build.sources.map((source) => ({
      ...source,
      data(record: object, id: string) {
        if (source.facts(record).codes.includes('locarno 12-07')) stop.abort(new Error('stopped'))
        return source.data(record, id)
      },
    }))
    await expect(indexPictures({ ...build, sources, signal: stop.signal })).rejects.toThrow('stopped')
    expect(currentIndexFile(folder)).toBe(before)
    expect(await search()).toMatchObject({ code: 200, data: { list: [{ number: 'CN100000002S' }], progress: { building: false } } })
    const status = (await runPictureCommand(folder, null, ['pictures', 'status']))!.join('\n')
    for (const line of ['generation 1', 'searched\tpatent\tcomplete\t4 / 4 records\t4 pictures', 'being built\tpatent\tbuilding']) {
      expect(status).toContain(line)
    }
    // Tables of an earlier version of the program cannot be read: what was described anew is searched.
    withVersion(before!, 1)
    const restarted = new PictureSearch(folder)
    onTestFinished(() => restarted.close())
    expect(await restarted.progress('patent')).toMatchObject({ building: true, recordsTotal: 4 })

    await indexPictures({ ...build, signal: new AbortController().signal })
    expect(currentIndexFile(folder)).not.toBe(before)
    expect(newestIndexFile(folder)).toBe(currentIndexFile(folder))
    expect(await search()).toMatchObject({ code: 200, data: { list: [{ number: 'CN100000002S' }] } })
  })

  it('learns nothing from few pictures, and states that', async () => {
    const { pictureIndex: folder } = test
    await runPictureCommand(folder, null, ['pictures', 'learn'])
    const { signal } = new AbortController()
    await learnIfRequested({ sources: sourcesOf(test), files: test.store, folder, network: null, signal })
    expect((await runPictureCommand(folder, null, ['pictures', 'status']))?.at(-1)).toMatch(/^learning\tdone.*"drawing":\d.*learned none$/)
    expect(await readModelChoice(folder, null)).toMatchObject({ mark: null, drawing: null })
  })
})
