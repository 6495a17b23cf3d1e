import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { fileFolder } from '../../files/file-folder.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { startS3Server } from '../../testing/s3/s3-server.ts'
import { testDatabase } from '../../testing/test-database.ts'
import type { MoveEvent } from './move-events.ts'
import { moveInstallation } from './move-installation.ts'

const bucket = await startS3Server()
/** A cluster that rejects every user. */
const closed = createServer((_, response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{}'))
closed.listen(0, '127.0.0.1')
await once(closed, 'listening')
const { url: database, drop } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'gezhi-move-installation-'))
const picture = fileFolder(join(folder, 'files')).put('uploads/a.png', Buffer.from('a picture'))
afterAll(async () => {
  await Promise.all([bucket.close(), drop(), new Promise((resolve) => closed.close(resolve))])
  rmSync(folder, { recursive: true, force: true })
})

const HERE = { GEZHI_DATA: folder, DATABASE_URL: database }
const FILES = { GEZHI_FILES_URL: bucket.url('moved') }

async function move(target: Record<string, string>, signal = new AbortController().signal): Promise<readonly MoveEvent[]> {
  await picture
  const events: MoveEvent[] = []
  const [source, to] = [readSettings(HERE), readSettings({ ...HERE, ...target })]
  const report = (event: MoveEvent) => void events.push(event)
  const log = pino({ level: 'silent' })
  await moveInstallation({ source, target: to, replace: false, signal, log, report })
  return events
}

const WRONG = [
  {
    what: 'a cluster that lets nobody in',
    target: { GEZHI_SEARCH_URL: `http://127.0.0.1:${(closed.address() as AddressInfo).port}` },
    message: /\(GEZHI_SEARCH_URL\) \/ 无法使用检索集群: /,
  },
  {
    what: 'a PostgreSQL that is not there',
    target: { DATABASE_URL: 'postgresql://gezhi@127.0.0.1:1/gezhi' },
    message: /DATABASE_URL.*ECONNREFUSED/,
  },
]

it.each(WRONG)('where the target is $what, it is reported before anything is moved', async ({ target, message }) => {
  await expect(move({ ...FILES, ...target })).rejects.toThrow(message)
  expect([...bucket.objects.keys()]).toEqual([])
})

it('a file store that does not answer or rejects requests is reported at once', async () => {
  const rejected = FILES.GEZHI_FILES_URL.replace('/gezhi/', '/nobodys/')
  await expect(move({ GEZHI_FILES_URL: rejected })).rejects.toThrow(/\(GEZHI_FILES_URL\) \/ 无法使用对象存储: .*NoSuchBucket/)
  await expect(move({ GEZHI_FILES_URL: 'http://key:secret@127.0.0.1:9/gezhi' })).rejects.toThrow(
    /\(GEZHI_FILES_URL\) \/ 对象存储没有响应: /,
  )
})

it('stopping it while it waits for an unavailable cluster takes effect at once', async () => {
  const stopped = new AbortController()
  const moving = move({ GEZHI_SEARCH_URL: 'http://127.0.0.1:9' }, stopped.signal)
  setTimeout(() => stopped.abort(new Error('stopped')), 500)
  await expect(moving).rejects.toThrow('stopped')
})

it('with nothing in the way each part is moved, then compared', async () => {
  const events = await move(FILES)
  expect(events.map((event) => event.kind)).toEqual(['begins', 'moves', 'progress', 'moved', 'comparing', 'compared'])
  expect([...bucket.objects.keys()]).toEqual(['moved/uploads/a.png'])
})
