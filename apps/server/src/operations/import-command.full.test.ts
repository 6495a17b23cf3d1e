import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { openClassSchemes } from '@gezhi/classification'
import { BackgroundSlot } from '../platform/background-slot.ts'
import { Engines } from '../platform/engines.ts'
import { recomputeLegalStates } from '@gezhi/imports'
import { PATENT_KIND } from '@gezhi/records'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { programCommand } from '../../../../tools/test/program-command.ts'
import { openShadowEngine, type IndexLocation } from '../adapters/open-engine.ts'
import { fileFolder } from '../files/file-folder.ts'
import { pictureFiles } from '../files/picture-files.ts'
import { readSettings } from '../settings/read-settings.ts'
import { dataFolder, makeDataFolder } from '../data-folder/data-folder.ts'
import { lockDataFolder } from '../data-folder/lock-data-folder.ts'
import { startImportSocket } from './import-socket.ts'
import { readJsonLines } from './json-lines.ts'

const openEngine = <R extends object>(location: IndexLocation<R>) => openShadowEngine(location, readSettings({}))

const FIXTURES = join(import.meta.dirname, '../../../../packages/imports/src/sources')

/** A line that is too long, of 12 GB, which takes half a minute to unpack. */
const endless = () =>
  Buffer.concat([
    gzipSync('{"publication_number":"CN600000001A","title":"风筝","applicants":[],"main_claim":"","ipc":[]}\n'),
    ...Array<Buffer>(200).fill(gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '))),
  ])

describe('npm run import', () => {
  let root: string
  let data: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'gezhi-command-'))
    data = join(root, 'data')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  /** `interruptAt`: sends Ctrl-C when this was printed. `onOutput` is called with what was printed. */
  const run = async (paths: readonly string[], language = 'en_GB.UTF-8', interruptAt?: string, onOutput = (_printed: string) => {}) => {
    const { file, args: all, env } = programCommand('import-command', paths, { GEZHI_DATA: data, LC_ALL: language })
    const child = spawn(file, all, { cwd: root, env })
    child.stdout.on('data', (printed: Buffer) => {
      onOutput(printed.toString())
      if (interruptAt !== undefined && printed.toString().includes(interruptAt)) child.kill('SIGINT')
    })
    const code = new Promise<number | null>((resolve) => child.once('close', resolve))
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { code: await code, lines: output.trim().split('\n'), errors }
  }

  it('opens the folder itself when no server runs; the index holds what came in', async () => {
    const { code, lines } = await run([join(FIXTURES, 'us-redbook/fixtures'), join(FIXTURES, 'mapped-jsonl/fixtures')])
    expect(code).toBe(0)
    // The grant of an earlier application puts its publications into one family, which changes a document that was not read again.
    expect(lines.at(-1)).toBe('read 11 new 8 changed 0 unchanged 0 rejected 3 damaged 0 unknown 0')
    expect(lines).toContain('fixtures/application.xml: us-redbook-application, read 1 new 1 changed 0 unchanged 0 rejected 0')
    const engine = await openEngine({ kind: PATENT_KIND, folder: dataFolder(data).index })
    onTestFinished(() => engine.close())
    expect((await engine.status()).documents).toBe(8)
  })

  it('lists files of no known format and names damaged ones, in the language of the terminal, with exit code 2', async () => {
    mkdirSync(join(root, 'in'))
    writeFileSync(join(root, 'in/a.txt'), 'kite')
    const gz = gzipSync(readFileSync(join(FIXTURES, 'mapped-jsonl/fixtures/cnki.jsonl')))
    writeFileSync(join(root, 'in/b.gz'), gz.subarray(0, gz.length - 20))
    const english = await run(['in'])
    expect(english.code).toBe(2)
    expect(english.lines.join('\n')).toContain('in/b.gz: the gz file is incomplete (truncated); everything readable was imported')
    expect(english.lines.join('\n')).toContain('Unknown format (1):\n  in/a.txt')
    const chinese = await run(['in'], 'zh_CN.UTF-8')
    expect(chinese.lines.join('\n')).toContain('in/b.gz：gz 文件不完整（被截断）；能读到的内容已保留')
    expect(chinese.lines.at(-1)).toMatch(/^read \d+ new 0 changed 0 unchanged \d+ rejected \d+ damaged 1 unknown 1$/)
  })

  it('Ctrl-C ends it with 130 while it unpacks', async () => {
    writeFileSync(join(root, 'endless.jsonl.gz'), endless())
    const { code, lines } = await run(['endless.jsonl.gz'], undefined, 'Importing')
    expect([code, lines.at(-1)]).toEqual([130, 'read 0 new 0 changed 0 unchanged 0 rejected 0 damaged 0 unknown 0'])
  })

  it('ends with 1 when it cannot begin: no path, a path that is not there, another import on the folder', async () => {
    expect(await run([])).toMatchObject({ code: 1, errors: expect.stringContaining('npm run import -- PATHS') as string })
    expect(await run(['nowhere'])).toMatchObject({ code: 1, errors: expect.stringContaining(join(root, 'nowhere')) as string })
    const lock = lockDataFolder(await makeDataFolder(data), 'import')
    onTestFinished(() => lock.release())
    expect(await run([FIXTURES])).toMatchObject({ code: 1, errors: expect.stringContaining('in use by the import command') as string })
  })

  describe('with a server on the folder', () => {
    const startServer = async () => {
      const folder = await makeDataFolder(data)
      const lock = lockDataFolder(folder, 'server')
      const engine = await openEngine({ kind: PATENT_KIND, folder: folder.index })
      const schemes = openClassSchemes(folder.schemes)
      const imports = await startImportSocket({
        folder,
        background: new BackgroundSlot(),
        engines: new Engines([engine]),
        schemes,
        openEngine,
        pictures: pictureFiles(fileFolder(folder.files)),
      })
      const end = async () => {
        await imports.stop()
        schemes.close()
        await engine.close()
        lock.release()
      }
      return { engine, folder, imports, end }
    }

    it('derives legal states again on the day they change', async () => {
      const { engine, imports, end } = await startServer()
      onTestFinished(end)
      const grant = { office: 'CN', kind: 'B', patentType: 'invention', applicationDate: '20300101', publicationDate: '20320101' } as const
      const held = { legalStatus: 'active', legalStateDue: '20500102', titles: [], source: { format: 'test' } } as const
      await engine.write({ puts: [{ publicationNumber: 'CN602000001B', ...grant, ...held, titles: [] }] })
      const stateAfter = async (day: string) => {
        const changed = await imports.runExclusive((signal) => recomputeLegalStates({ engine, today: day, signal }))
        const [stored] = await engine.get(['CN602000001B'])
        return [changed, stored?.record.legalStatus, stored?.record.legalState?.detail]
      }
      expect(await stateAfter('20500101')).toEqual([0, 'active', undefined])
      expect(await stateAfter('20500102')).toEqual([1, 'inactive', 'expired-by-date'])
    })

    it('hands it the paths, relative ones too, and shows its progress', async () => {
      const { engine, end } = await startServer()
      onTestFinished(end)
      writeFileSync(join(root, 'week.xml'), readFileSync(join(FIXTURES, 'us-redbook/fixtures/grant-week.xml')))
      const { code, lines } = await run(['week.xml'])
      expect([code, lines[0], lines.at(-1)]).toEqual([
        0,
        'A server is running on this data folder and performs the import.',
        'read 4 new 3 changed 0 unchanged 0 rejected 1 damaged 0 unknown 0',
      ])
      expect((await engine.get(['US9000001B2']))[0]?.record.titles[0]?.lang).toBe('en')
      expect(await run(['nowhere'])).toMatchObject({ code: 1, errors: expect.stringContaining('nowhere') as string })
    })

    it('two imports wait for one another', async () => {
      const { engine, end } = await startServer()
      onTestFinished(end)
      const [a, b] = await Promise.all([run([join(FIXTURES, 'us-redbook')]), run([join(FIXTURES, 'mapped-jsonl')])])
      expect([a.code, b.code]).toEqual([0, 0])
      expect((await engine.status()).documents).toBe(8)
    })

    it('an import that unpacks keeps neither its server from stopping nor another one that is cancelled while it waits', async () => {
      const { end } = await startServer()
      writeFileSync(join(root, 'endless.jsonl.gz'), endless())
      const begun = Promise.withResolvers<void>()
      const running = run(['endless.jsonl.gz'], undefined, undefined, (printed) => printed.includes('Importing') && begun.resolve())
      await begun.promise
      const waiting = await run([FIXTURES], undefined, 'Another import is running')
      expect([waiting.code, waiting.errors.trim()]).toEqual([130, 'Stopped; run the same command again to continue.'])
      await end()
      // Had the server waited for its end, it would be 0.
      expect((await running).code).toBe(1)
    })

    it('what one that was cancelled through the server has not read is read the next time', async () => {
      const { end } = await startServer()
      onTestFinished(end)
      writeFileSync(join(root, 'endless.jsonl.gz'), endless())
      const { code, lines } = await run(['endless.jsonl.gz'], undefined, 'Importing')
      expect([code, lines.at(-1)]).toEqual([130, 'read 0 new 0 changed 0 unchanged 0 rejected 0 damaged 0 unknown 0'])
      expect((await run([join(FIXTURES, 'us-redbook/fixtures')])).code).toBe(0)
    })

    it('a stopped server leaves no socket behind, and the command does the work again', async () => {
      const { end } = await startServer()
      await end()
      expect((await run([join(FIXTURES, 'us-redbook/fixtures')])).lines.at(-1)).toMatch(/^read [1-9]\d* new [1-9]/)
    })

    it('a server that stops ends a running import behind its batch, and the connections that wait', async () => {
      const { engine, folder, end } = await startServer()
      const line = (number: number) =>
        JSON.stringify({
          publication_number: `CN6${String(number).padStart(8, '0')}A`,
          title: '风筝',
          applicants: [],
          main_claim: '',
          ipc: [],
        })
      writeFileSync(join(root, 'kites.jsonl'), Array.from({ length: 6000 }, (_, number) => line(number)).join('\n'))
      const idle = createConnection(readFileSync(folder.importSocket, 'utf8').trim())
      await once(idle, 'connect')
      const running = run(['kites.jsonl'])
      while ((await engine.status()).documents === 0) await setTimeout(20)
      await end()
      const { code, lines, errors } = await running
      expect([code, errors.trim()]).toEqual([1, 'The server stopped before the import was complete.'])
      const before = Number(/^read \d+ new (\d+) /.exec(lines.at(-1) ?? '')?.[1])
      expect(before).toBeGreaterThan(0)
      expect((await run(['kites.jsonl'])).lines.at(-1)).toBe(
        `read 6000 new ${6000 - before} changed 0 unchanged ${before} rejected 0 damaged 0 unknown 0`,
      )
    })

    it('an unknown order is rejected', async () => {
      const { folder, end } = await startServer()
      onTestFinished(end)
      const socket = createConnection(readFileSync(folder.importSocket, 'utf8').trim())
      socket.write('{"kind":"import","paths":"all"}\n')
      for await (const answer of readJsonLines(socket)) {
        expect(answer).toEqual({ kind: 'failed', message: 'Invalid request / 无法理解的请求' })
      }
      expect.assertions(1)
    })
  })
})
