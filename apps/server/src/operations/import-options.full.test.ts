import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { openClassSchemes } from '@gezhi/classification'
import { BackgroundSlot } from '../platform/background-slot.ts'
import { Engines } from '../platform/engines.ts'
import { PATENT_KIND } from '@gezhi/records'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { programCommand } from '../../../../tools/test/program-command.ts'
import { openShadowEngine, type IndexLocation } from '../adapters/open-engine.ts'
import { fileFolder } from '../files/file-folder.ts'
import { pictureFiles } from '../files/picture-files.ts'
import { readSettings } from '../settings/read-settings.ts'
import { dataFolder, makeDataFolder } from '../data-folder/data-folder.ts'
import { lockDataFolder } from '../data-folder/lock-data-folder.ts'
import { readImportTask } from './import-options.ts'
import { startImportSocket } from './import-socket.ts'

const openEngine = (location: IndexLocation) => openShadowEngine(location, readSettings({}))

const OWN_TABLE = '号;题;谁\nCN209900001A;风筝;某公司、某大学\nCN209900002A;陀螺;某公司\nnothing;无;某公司\n'

describe('npm run import with options', () => {
  let root: string
  let data: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'gezhi-options-'))
    data = join(root, 'data')
    writeFileSync(join(root, 'own.csv'), OWN_TABLE)
    const columns = { 号: { to: 'publicationNumber' }, 题: { to: 'title' }, 谁: { to: 'applicants', split: '、' } }
    writeFileSync(join(root, 'own.json'), JSON.stringify({ format: 'own', columns }))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const run = async (args: readonly string[], language = 'en_GB.UTF-8') => {
    const { file, args: all, env } = programCommand('import-command', args, { GEZHI_DATA: data, LC_ALL: language })
    const child = spawn(file, all, { cwd: root, env })
    const code = new Promise<number | null>((resolve) => child.once('close', resolve))
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { code: await code, output, lines: output.trim().split('\n'), errors }
  }
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
    onTestFinished(async () => {
      await imports.stop()
      schemes.close()
      await engine.close()
      lock.release()
    })
    return engine
  }

  it('a custom mapping, tried without writing, then imported; the history lists it', async () => {
    const unknown = await run(['own.csv'])
    expect(unknown.lines).toContain('Unknown format (1):')
    expect(unknown.output).toContain('npm run import -- --suggest FILE')
    const dry = await run(['--dry-run', '--mapping', 'own.json', 'own.csv'])
    expect(dry.lines.at(-1)).toBe('read 3 new 2 changed 0 unchanged 0 rejected 1 damaged 0 unknown 0')
    expect(dry.output).toContain('Dry run: nothing was written')
    expect(dry.output).toContain('1 × the number does not begin with an office code: nothing (first: own.csv, 4)')
    expect((await run(['--mapping', 'own.json', 'own.csv'], 'zh_CN.UTF-8')).lines.at(-1)).toBe(
      'read 3 new 2 changed 0 unchanged 0 rejected 1 damaged 0 unknown 0',
    )
    const history = await run(['--history'], 'zh_CN.UTF-8')
    expect(history.output.match(/ 完成 /g)).toHaveLength(2)
    const name = /^(\S+) .*read 3 new 2/m.exec(history.output)?.[1] ?? ''
    expect((await run(['--history', name])).lines.at(-1)).toBe('  own.csv: own, read 3 new 2 changed 0 unchanged 0 rejected 1')
    const rejected = /被拒绝的文献及原因：(.*)/.exec(history.output)?.[1] ?? ''
    expect(JSON.parse(readFileSync(rejected, 'utf8'))).toMatchObject({ file: 'own.csv', position: 4 })
  })

  it('a proposed mapping can be used as it stands', async () => {
    writeFileSync(join(root, 'list.csv'), '号;名称\nCN209900001A;风筝\nCN209900002A;陀螺\n')
    const { output, errors, code } = await run(['--suggest', 'list.csv'])
    expect(code).toBe(0)
    expect(JSON.parse(output)).toMatchObject({ format: 'list', columns: { 号: { to: 'publicationNumber' }, 名称: { to: 'title' } } })
    expect(errors).toContain('please check: 号')
    writeFileSync(join(root, 'proposed.json'), output)
    expect((await run(['--mapping', 'proposed.json', 'list.csv'])).lines.at(-1)).toBe(
      'read 2 new 2 changed 0 unchanged 0 rejected 0 damaged 0 unknown 0',
    )
    expect(await run(['--suggest', 'own.json'])).toMatchObject({ code: 0 })
    expect(await run(['--suggest', 'nowhere.csv'])).toMatchObject({ code: 1 })
  })

  it('an invalid mapping is rejected before anything is changed', async () => {
    writeFileSync(join(root, 'bad.json'), '{"format":"own"}')
    expect(await run(['--mapping', 'bad.json', 'own.csv'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('映射文件的 columns') as string,
    })
    expect(existsSync(data)).toBe(false)
  })

  it('the index is made again of files alone, or of its documents, with and without a server', async () => {
    await run(['--mapping', 'own.json', 'own.csv'])
    writeFileSync(join(root, 'other.csv'), '号;题;谁\nCN209900009A;空竹;某人\n')
    const rebuilt = await run(['--rebuild', '--mapping', 'own.json', 'other.csv'])
    expect(rebuilt.output).toContain('The new index is in use: 1 documents')
    expect(existsSync(dataFolder(data).rebuild)).toBe(false)
    const engine = await startServer()
    expect((await engine.get(['CN209900009A', 'CN209900001A'])).map(({ docId }) => docId)).toEqual(['CN209900009A'])
    expect((await run(['--rebuild', '--mapping', 'own.json', 'own.csv'])).output).toContain('The new index is in use: 2 documents')
    expect((await engine.status()).documents).toBe(2)
    expect((await run(['--rebuild'])).output).toContain('The new index is in use: 2 documents')
    writeFileSync(join(root, 'empty.csv'), '号;题;谁\n')
    expect((await run(['--rebuild', '--mapping', 'own.json', 'empty.csv'])).output).toContain('Nothing could be read')
    expect((await engine.status()).documents).toBe(2)
    expect((await run(['--mapping', 'own.json', 'own.csv'])).lines.at(-1)).toBe(
      'read 3 new 0 changed 0 unchanged 2 rejected 1 damaged 0 unknown 0',
    )
  })

  it('prints its usage, and rejects unknown options', async () => {
    expect(await run(['--help'], 'zh_CN.UTF-8')).toMatchObject({ code: 0, output: expect.stringContaining('--suggest 文件') as string })
    expect(await run(['--history'])).toMatchObject({ code: 0, output: 'Nothing has been imported yet.\n' })
    for (const args of [['--nonsense', 'a'], ['--dry-run'], ['--rebuild', '--dry-run', 'a'], []]) expect(readImportTask(args)).toBeNull()
    expect(readImportTask(['a', '--rebuild'])).toMatchObject({ kind: 'import', paths: [resolve('a')], rebuild: true })
  })
})
