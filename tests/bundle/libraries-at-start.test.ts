import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../apps/server/build.ts'

/**
 * The libraries that every start loads: those of requests, the database, jobs, the log and pictures. Another one costs each server memory and
 * time at its start: load it with `await import()` in the function that uses it.
 */
const AT_START = [
  '@fastify/compress',
  '@fastify/rate-limit',
  '@fastify/static',
  '@noble/hashes',
  '@opentelemetry/api',
  '@resvg/resvg-js',
  'drizzle-orm',
  'entities',
  'fastify',
  'marked',
  'otpauth',
  'pg',
  'pg-boss',
  'pino',
  'sanitize-html',
  'sharp',
  'stemmer',
  'uqr',
  'yazl',
  'zod',
]

let bundle: string
beforeAll(async () => {
  bundle = await buildServer()
}, 120_000)

test('the server starts with these libraries and those they need', async () => {
  const direct = await directDependencies()
  const loaded = [...(await librariesOf('main.js'))].filter((name) => direct.has(name)).toSorted()
  expect(loaded).toEqual(AT_START)
})

test('a program loads a library that it always uses', async () => {
  expect(await librariesOf('mcp-command.js')).toContain('@modelcontextprotocol/server')
})

/** The packages of a program's modules, and of all modules that these import before they run. */
async function librariesOf(entry: string): Promise<Set<string>> {
  const libraries = new Set<string>()
  const files = new Set([entry])
  for (const file of files) {
    const { sources } = JSON.parse(await readFile(join(bundle, `${file}.map`), 'utf8')) as { sources: string[] }
    for (const source of sources) add(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1])
    for (const [, imported = ''] of (await readFile(join(bundle, file), 'utf8')).matchAll(/\b(?:from|import)\s*"([^"]+)"/g)) {
      if (imported.startsWith('./')) files.add(imported.slice(2))
      else if (!imported.startsWith('node:')) add(/^(?:@[^/]+\/)?[^/]+/.exec(imported)?.[0])
    }
  }
  return libraries

  function add(name: string | undefined): void {
    if (name !== undefined) libraries.add(name)
  }
}

/** What the server and the packages of this repository name as dependencies, without these packages. */
async function directDependencies(): Promise<Set<string>> {
  const read = async (workspace: string): Promise<string[]> => {
    const manifest = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> }
    const names = Object.keys(manifest.dependencies ?? {})
    const own = names.filter((name) => name.startsWith('@gezhi/'))
    const further = await Promise.all(own.map((name) => read(name.replace('@gezhi', 'packages'))))
    return [...names.filter((name) => !own.includes(name)), ...further.flat()]
  }
  return new Set(await read('apps/server'))
}
