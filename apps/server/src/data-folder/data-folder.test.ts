import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

it.each([
  ['a file', 'file', 'there is a file of this name', '已有同名文件'],
  ['a path below a file', 'file/data', 'a part of the path is a file', '路径中有一段是文件'],
  ['a link to nothing', 'dangling', 'it is a link to nothing', '该路径是一个失效的链接'],
  ['links in a circle', 'circle/data', 'its links lead in a circle', '路径中的链接循环指向'],
])('%s as data folder is reported in a sentence of both languages', async (_what, name, en, zh) => {
  const parent = await mkdtemp(join(tmpdir(), 'gezhi-data-folder-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  await writeFile(join(parent, 'file'), '')
  await symlink(join(parent, 'nothing'), join(parent, 'dangling'))
  await symlink(join(parent, 'circle'), join(parent, 'circle'))
  const root = join(parent, name)
  const rejected = await makeDataFolder(root).catch((error: Error) => error.message)
  expect(rejected).toContain(`${root} (GEZHI_DATA) cannot be created: ${en}.`)
  expect(rejected).toContain(`无法创建数据目录 ${root}（GEZHI_DATA）：${zh}。`)
  expect(rejected).not.toMatch(/E[A-Z]{4,}/)
})

// Only root may mount file systems, and only Linux has tmpfs.
it.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
  'a folder on a disk that is read-only is no link to nothing',
  async () => {
    const parent = await mkdtemp(join(tmpdir(), 'gezhi-read-only-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', parent])
    onTestFinished(async () => {
      execFileSync('umount', ['--lazy', parent])
      await rm(parent, { recursive: true })
    })
    await expect(makeDataFolder(join(parent, 'a', 'data'))).rejects.toThrow('cannot be created: the disk is read-only.')
  },
)
