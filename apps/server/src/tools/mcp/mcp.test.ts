import { hash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBuiltInClasses, openClassSchemes } from '@gezhi/classification'
import { indexAddress, PATENT_KIND } from '@gezhi/records'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, describe, expect, it } from 'vitest'
import { programCommand } from '../../../../../tools/test/program-command.ts'
import { openEngine } from '../../adapters/open-engine.ts'
import { dataFolder } from '../../data-folder/data-folder.ts'
import { lockDataFolder } from '../../data-folder/lock-data-folder.ts'
import { RECORD_KINDS } from '../../kinds/record-kinds.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { aPatent } from '../../testing/a-patent.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { CORPUS_TOOLS } from '../corpus-tools.ts'

const CLAIM = '一种石墨烯电池，包括正极和隔膜，其特征在于，所述隔膜涂覆有陶瓷层。'

/** A process of the command, with these variables. */
function stdio(settings: Record<string, string>): StdioClientTransport {
  const { file, args, cwd, env } = programCommand('mcp-command', [], settings)
  return new StdioClientTransport({ command: file, args: [...args], env: env as Record<string, string>, cwd, stderr: 'ignore' })
}

/** Arguments of every tool, and what its answer contains. */
const USES: Readonly<Record<string, readonly [input: Record<string, unknown>, contained: string]>> = {
  search_patents: [{ query: '石墨烯' }, 'CN120000001B'],
  get_record: [{ number: 'CN120000001B' }, '石墨烯电池'],
  compare_patents: [{ numbers: ['CN120000001B', 'CN120000002A'] }, 'CN120000002A'],
  count_table: [{ query: '石墨烯', row: 'application_date.year', column: 'country' }, 'CN'],
  landscape: [{ query: '石墨烯' }, '(石墨烯) AND country=CN'],
  translate_query: [{ text: '石墨烯电池' }, 'TIABC='],
  claims_summary: [{ number: 'CN120000001B' }, CLAIM],
  feature_table: [{ number: 'CN120000001B' }, '所述隔膜涂覆有陶瓷层'],
  office_action: [{ number: 'CN120000001B', documents: ['CN120000002A'] }, '所述隔膜涂覆有陶瓷层'],
  value_patent: [{ number: 'CN120000001B' }, 'CN120000001B'],
  search_trademarks: [{ query: '格致' }, 'total'],
  search_companies: [{ query: '格致' }, 'total'],
}

describe('the Model Context Protocol', async () => {
  const records = [
    aPatent({
      title: '一种石墨烯电池',
      publicationNumber: 'CN120000001B',
      abstracts: [{ lang: 'zh', text: '公开了一种石墨烯电池。' }],
      claims: [{ lang: 'zh', number: 1, text: CLAIM, independent: true, parents: [] }],
    }),
    aPatent({ title: '一种石墨烯外壳', publicationNumber: 'CN120000002A' }),
  ]
  const test = await buildTestApp({ records, settings: { GEZHI_ACCESS: 'membership' } })
  const { headers } = await aSession(test)
  const aKey = async (scopes: readonly string[]) => {
    const { data } = await test.post<{ secret: string }>('/api/user/openApi/createKey', { name: 'test', scopes }, headers)
    return data.secret
  }
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = test.app.server.address() as { port: number }
  const base = `http://127.0.0.1:${port}`
  const key = await aKey(['mcp'])

  const useEveryTool = async (client: Client) => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(CORPUS_TOOLS.map(({ name }) => name))
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
    for (const { name } of tools) {
      const [input, contained] = USES[name]!
      const result = await client.callTool({ name, arguments: input })
      expect(result.isError, `${name}: ${JSON.stringify(result.content)}`).not.toBe(true)
      expect(JSON.stringify(result.structuredContent), name).toContain(contained)
    }
    const missing = await client.callTool({ name: 'get_record', arguments: { number: 'CN199999999A' } })
    expect(missing).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('CN199999999A') }] })
  }

  it('offers every tool over HTTP to the official client', async () => {
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${base}/mcp`), { requestInit: { headers: { authorization: `Bearer ${key}` } } }),
    )
    await useEveryTool(client)
    await client.close()
  })

  it('offers every tool over standard input and output', async () => {
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(stdio({ GEZHI_URL: base, GEZHI_API_KEY: key }))
    await useEveryTool(client)
    await client.close()
  }, 60_000)

  describe('on a data folder', async () => {
    const folder = dataFolder(await mkdtemp(join(tmpdir(), 'gezhi-mcp-')))
    afterAll(() => rm(folder.root, { recursive: true, force: true }))
    const settings = readSettings({ GEZHI_DATA: folder.root })
    const openWriters = () =>
      Promise.all(RECORD_KINDS.map((kind) => openEngine({ kind, folder: indexAddress(folder.index, kind) }, settings)))
    const open = async (env: Record<string, string> = {}) => {
      const opened = new Client({ name: 'test', version: '1' })
      await opened.connect(stdio({ GEZHI_DATA: folder.root, LANG: 'zh_CN.UTF-8', ...env }))
      return opened
    }
    const listing = async () => {
      const names = await readdir(folder.root, { recursive: true, withFileTypes: true })
      const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      const stored = files.filter((file) => !/-(?:wal|shm)$/.test(file)).toSorted()
      return Promise.all(stored.map(async (file) => [file, hash('sha256', await readFile(file))]))
    }

    it('is rejected where no server has started', async () => {
      await expect(open()).rejects.toThrow()
      expect(await readdir(folder.root)).toEqual([])
    }, 60_000)

    it('offers every tool without a server, and writes nothing', async () => {
      const schemes = openClassSchemes(folder.schemes)
      loadBuiltInClasses(schemes)
      schemes.close()
      const writers = await openWriters()
      await writers.find(({ kind }) => kind.name === PATENT_KIND.name)!.write({ puts: records })
      await Promise.all(writers.map((writer) => writer.close()))
      const before = await listing()
      const client = await open()
      await useEveryTool(client)
      await client.close()
      expect(await listing()).toEqual(before)
    }, 120_000)

    it('offers every tool beside a process that writes, and sees what it writes', async () => {
      const lock = lockDataFolder(folder, 'server')
      const writers = await openWriters()
      const client = await open()
      await useEveryTool(client)
      const late = aPatent({ title: '一种石墨烯散热片', publicationNumber: 'CN120000003A' })
      await writers.find(({ kind }) => kind.name === PATENT_KIND.name)!.write({ puts: [late] })
      const found = await client.callTool({ name: 'get_record', arguments: { number: 'CN120000003A' } })
      expect(JSON.stringify(found.structuredContent)).toContain('石墨烯散热片')
      await client.close()
      await Promise.all(writers.map((writer) => writer.close()))
      lock.release()
    }, 120_000)
  })

  it('rejects requests without a key, without the scope, and of other sites', async () => {
    const post = async (own: Record<string, string>) => {
      const response = await fetch(`${base}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...own },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      })
      return response.status
    }
    const other = await aKey(['patents'])
    expect(await post({})).toBe(401)
    expect(await post({ authorization: 'Bearer gz_wrong' })).toBe(401)
    expect(await post({ authorization: `Bearer ${other}` })).toBe(403)
    expect(await post({ authorization: `Bearer ${key}`, origin: 'https://example.com' })).toBe(403)
    expect(await post({ authorization: `Bearer ${key}`, origin: base })).toBe(200)
  })

  it('counts each message of a batch as a request', async () => {
    const own = await aKey(['mcp'])
    const send = async (messages: number) => {
      const payload = Array.from({ length: messages }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
      const headers = { authorization: `Bearer ${own}`, accept: 'application/json, text/event-stream' }
      return (await test.app.inject({ method: 'POST', url: '/mcp', headers, payload })).statusCode
    }
    expect([await send(100), await send(100), await send(100), await send(1)]).toEqual([200, 200, 200, 429])
  })

  it('rejects the page of a name that was rebound to this server, and admits that of the public address', async () => {
    const production = await buildTestApp({ settings: { GEZHI_MODE: 'production', GEZHI_PUBLIC_URL: 'https://gezhi.example' } })
    const send = async (host: string, origin: string) => {
      const headers = { host, origin, 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
      const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
      return (await production.app.inject({ method: 'POST', url: '/mcp', headers, payload })).statusCode
    }
    expect(await send('evil.example:8080', 'http://evil.example:8080')).toBe(403)
    expect(await send('gezhi.example', 'http://gezhi.example')).toBe(403)
    // Only the key is missing.
    expect(await send('gezhi.example', 'https://gezhi.example')).toBe(401)
    expect(await send('127.0.0.1:8080', 'http://127.0.0.1:8080')).toBe(401)
  })
})
