import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { s3FileStore } from '../../files/s3/s3-file-store.ts'
import { dataFolder } from '../../data-folder/data-folder.ts'
import { readS3Address } from '../../settings/read-s3-address.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { startS3Server } from '../../testing/s3/s3-server.ts'
import { testFileStore } from '../../testing/test-file-store.ts'
import { probeServices, type ProbedServices } from './probe-services.ts'
import { reachServices } from './reach-services.ts'

const NOW = new Date('2026-11-29T12:00:00Z')

describe('services of an installation', async () => {
  const root = mkdtempSync(join(tmpdir(), 'gezhi-probe-'))
  const once = { quick: { pauses: [], limit: 2000 }, patient: { pauses: [], limit: 2000 } }
  const bucket = async () => {
    const server = await startS3Server()
    onTestFinished(() => server.close())
    const url = server.url('files')
    return { server, url, files: s3FileStore(readS3Address(url), once) }
  }
  const probe = (changes: Partial<ProbedServices>) =>
    probeServices({
      settings: { GEZHI_FILES_URL: null, GEZHI_SEARCH_URL: null },
      database: null,
      files: testFileStore(join(root, 'files')),
      engines: [],
      now: NOW,
      ...changes,
    })

  it('are well where nothing fails, and nothing is left in the bucket', async () => {
    expect(await probe({})).toEqual({ failedJobs: null, filesError: null, searchError: null, cluster: null })
    const { server, url, files } = await bucket()
    expect((await probe({ files, settings: { GEZHI_FILES_URL: url, GEZHI_SEARCH_URL: null } })).filesError).toBeNull()
    expect([...server.objects.keys()]).toEqual([])
  })

  it('include a bucket that can be read but not written, and one that loses what is written', async () => {
    const { server, url, files } = await bucket()
    const settings = { GEZHI_FILES_URL: url, GEZHI_SEARCH_URL: null }
    server.failure = ({ method }) => (method === 'PUT' ? 'cut' : null)
    expect((await probe({ files, settings })).filesError).not.toBeNull()
    server.failure = null
    const losing = { ...files, put: () => Promise.resolve(true) }
    expect((await probe({ files: losing, settings })).filesError).toContain('does not return')
  })

  it('include an engine that never answers and a cluster that is away', async () => {
    const silent = { status: () => new Promise<never>(() => {}) }
    expect((await probe({ engines: [silent] })).searchError).toBe('no answer within 3000 ms')
    const away = await probe({ settings: { GEZHI_FILES_URL: null, GEZHI_SEARCH_URL: ['http://127.0.0.1:1'] } })
    expect(away).toMatchObject({ searchError: expect.stringContaining('does not answer') as string, cluster: null })
  })

  it('are reached by a command without a server, which starts nothing', async () => {
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    const { url } = await bucket()
    const settings = readSettings({ GEZHI_DATA: root, GEZHI_FILES_URL: url })
    expect(await reachServices(settings, dataFolder(root), NOW)).toEqual({
      failedJobs: null,
      filesError: null,
      searchError: null,
      cluster: null,
    })
  })
})
