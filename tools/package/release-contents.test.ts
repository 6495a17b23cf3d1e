import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../build/source-files.ts'
import { READ_BY_SERVER } from './release-contents.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A file beside a module, named by the address of the module; not another module. */
const BESIDE = /new URL\(\s*['`](?!.*\.ts['`])([^'`$]*)[^'`]*['`],\s*import\.meta\.url/g

it('a release contains every file that the server reads beside its modules', async () => {
  const modules = (await Promise.all(['apps/server/src', 'packages'].map((folder) => filesBelow(join(ROOT, folder))))).flat()
  const read = modules
    .filter((file) => /\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\/|\/node_modules\//.test(file))
    .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(BESIDE), ([, name]) => relative(ROOT, join(dirname(file), name!))))
  expect(read).toContain('apps/server/migrations')
  const released = [...READ_BY_SERVER.map((path) => path.replace('/*.tsv', '')), 'apps/web/dist']
  const missing = read.filter((path) => !released.some((folder) => `${path}/`.startsWith(`${folder}/`)))
  // The build of the web app: a release has the app itself.
  expect(missing.filter((path) => path !== 'apps/web/build.ts')).toEqual([])
})
