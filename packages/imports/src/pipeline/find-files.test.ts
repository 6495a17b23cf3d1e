import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from './find-files.ts'
import { tempFolder } from './testing/temp-folder.ts'

test('folders are walked in order of names; links to folders are not followed, a file is found once', async () => {
  const folder = join(tempFolder(), 'week')
  mkdirSync(join(folder, 'b'), { recursive: true })
  for (const name of ['c.xml', 'a.xml', 'b/z.xml']) writeFileSync(join(folder, name), name)
  symlinkSync(folder, join(folder, 'b', 'circle'))
  const found = await findFiles([folder, join(folder, 'a.xml')])
  expect(found.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['week/a.xml', 5],
    ['week/b/z.xml', 7],
    ['week/c.xml', 5],
  ])
})

test('all paths that are not there are named', async () => {
  await expect(findFiles(['/nowhere/a', '/nowhere/b'])).rejects.toThrow('/nowhere/a, /nowhere/b')
})
