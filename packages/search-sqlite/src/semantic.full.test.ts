import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { SearchEngine } from '@gezhi/search'
import { aPatent, describeSemanticBuild } from '@gezhi/search/testing'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine, type SqliteEngineOptions } from './open-sqlite-engine.ts'

type Options = Pick<SqliteEngineOptions<object>, 'embeddingModel' | 'warn' | 'buildsInChild'>

async function openUnderTest(options: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-meaning-'))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, ...options })
  let current = engine
  return {
    engine,
    folder,
    reopen: async (embeddingModel: Options['embeddingModel'] = null): Promise<SearchEngine> => {
      await current.close()
      return (current = await openSqliteEngine({ kind: PATENT_KIND, folder, embeddingModel }))
    },
    dispose: async () => {
      await current.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

describeSemanticBuild((embeddingModel, warn) => openUnderTest({ embeddingModel, warn }))

const ids = async (engine: SearchEngine, text: string) =>
  (await engine.semantic!.rank({ question: { kind: 'text', text }, from: 0, size: 10 })).hits.map((hit) => hit.docId)

test('a store that cannot be read, and one of another index of the same name, are made anew', async () => {
  const { engine, folder, reopen, dispose } = await openUnderTest({})
  onTestFinished(dispose)
  await writeFile(join(folder, 'meaning.store'), 'no database at all, but long enough to be looked at as one '.repeat(200))
  await engine.write({ puts: [aPatent({ publicationNumber: 'CN1A', title: 'graphene' })] })
  expect(await ids(engine, 'graphene')).toEqual(['CN1A'])
  expect(await engine.semantic!.build()).toMatchObject({ documents: 1, waiting: 0 })
  await engine.close()
  for (const name of await readdir(folder)) if (name.includes('.index')) await rm(join(folder, name))
  const again = await reopen()
  await again.write({
    puts: [aPatent({ publicationNumber: 'CN2A', title: 'saddle' }), aPatent({ publicationNumber: 'CN3A', title: 'graphene' })],
  })
  expect(await ids(again, 'graphene')).toEqual(['CN3A'])
  expect(await again.semantic!.status()).toMatchObject({ documents: 2, waiting: 2 })
  expect(await again.semantic!.build()).toMatchObject({ documents: 2, waiting: 0 })
  expect(await ids(again, 'saddle')).toEqual(['CN2A'])
})

test('a child process builds the same; ended by a signal or with the engine it leaves a store for the next build', async () => {
  const [inThreads, inChild] = [await openUnderTest({}), await openUnderTest({ buildsInChild: true })]
  for (const { dispose } of [inThreads, inChild]) onTestFinished(dispose)
  const puts = Array.from({ length: 600 }, (_, i) =>
    aPatent({
      publicationNumber: `CN${i + 1}A`,
      title: ['graphene anode', 'saddle frame'][i % 2]!,
      abstract: `layer ${i % 7} of a sheet`,
    }),
  )
  for (const { engine } of [inThreads, inChild]) await engine.write({ puts })
  const semantic = inChild.engine.semantic!
  const stopping = new AbortController()
  const stopped = semantic.build({ signal: stopping.signal, onProgress: () => stopping.abort(new Error('stopped')) })
  await expect(stopped).rejects.toThrow('stopped')
  const reports: unknown[] = []
  const built = await semantic.build({ onProgress: (progress) => reports.push(progress) })
  const { model, ...expected } = await inThreads.engine.semantic!.build()
  expect(built).toEqual({ ...expected, model: { ...model, id: expect.any(String) } })
  expect(reports.at(-1)).toMatchObject({ phase: 'vectors', done: 600, total: 600 })
  expect(await ids(inChild.engine, 'saddle')).toEqual(await ids(inThreads.engine, 'saddle'))
  const closed = Promise.allSettled([semantic.build({ retrain: true })])
  await inChild.engine.close()
  expect(await closed).toMatchObject([{ status: 'rejected', reason: { reason: 'closed' } }])
})
