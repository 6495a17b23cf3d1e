import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATENT_KIND } from '@gezhi/records'
import { aPatent } from '@gezhi/search/testing'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteEngine } from '../open-sqlite-engine.ts'
import { BuildThreads, type BuildThread } from './build-threads.ts'

test('each stage has a thread of its own, which has ended when the next begins; after closing none begins', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-build-threads-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, writesOnly: true })
  await engine.write({ puts: [aPatent({ publicationNumber: 'CN1A', title: 'graphene' })] })
  await engine.close()
  const [index] = await readdir(folder)
  const on = { path: join(folder, index!), progress: new SharedArrayBuffer(12) }
  const builder = new BuildThreads({ kindModule: PATENT_KIND.module }, {})
  const threads: BuildThread[] = []
  await builder.use(async (thread) => {
    threads.push(thread)
    expect(await thread.call('readTexts', { ...on, retrain: false, model: null })).toEqual({ isModelDue: false })
    expect(thread.isRunning).toBe(true)
  })
  const status = await builder.use((thread) => {
    expect([threads.includes(thread), threads[0]!.isRunning]).toEqual([false, false])
    return thread.call('finish', on)
  })
  expect(status).toMatchObject({ documents: 1, waiting: 0 })
  await builder.close()
  await expect(builder.call('finish', on, undefined)).rejects.toThrow('closed')
})
