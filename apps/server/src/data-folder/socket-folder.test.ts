import { lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeSocketFolder } from './socket-folder.ts'

const make = async (path: string) => {
  const folder = await makeSocketFolder(path, 'x.sock')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('is the same for the same data, so that what a killed server left is used again', async () => {
  const first = await make('/data/a')
  writeFileSync(join(first, 'x.sock'), '')
  expect(await make('/data/a')).toBe(first)
  expect(await make('/data/b')).not.toBe(first)
  expect(lstatSync(first).mode & 0o777).toBe(0o700)
})

it('is another where something else has its name', async () => {
  const first = await make('/data/c')
  rmSync(first, { recursive: true })
  mkdirSync(`${first}-elsewhere`)
  onTestFinished(() => rmSync(`${first}-elsewhere`, { recursive: true }))
  symlinkSync(`${first}-elsewhere`, first)
  const other = await make('/data/c')
  expect(other).not.toBe(first)
  expect(lstatSync(other).isDirectory()).toBe(true)
})
