import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../../apps/server/src/settings/read-settings.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Service {
  readonly image: string
  readonly build?: object
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly depends_on?: object
}

const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const own = Object.entries(services).filter(([, { build }]) => build !== undefined)
const filled = (value: string) =>
  value.replace(/\$\{GEZHI_PUBLIC_URL[^}]*\}/, 'http://localhost:8080').replace(/\$\{\w+:\?[^}]*\}/, 'a1B2c3')

it('each server of compose.yaml has valid settings, and connects to the services of the file', () => {
  expect(own.map(([name]) => name)).toEqual(['web-1', 'web-2', 'worker'])
  for (const [, { environment = {} }] of own) {
    const settings = readSettings(Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)])))
    expect(settings.GEZHI_ROLE).not.toBe('all')
    const hosts = [settings.DATABASE_URL, settings.GEZHI_FILES_URL, ...environment['GEZHI_SEARCH_URL']!.split(',')].map(
      (url) => new URL(url!).hostname,
    )
    for (const host of hosts) expect(services).toHaveProperty(host)
  }
})

it('what services mount and wait for is there', () => {
  for (const { volumes: mounted = [], depends_on: waits = {} } of Object.values(services)) {
    for (const volume of mounted) expect(volumes).toHaveProperty(volume.split(':')[0]!)
    for (const name of Array.isArray(waits) ? (waits as string[]) : Object.keys(waits)) expect(services).toHaveProperty(name)
  }
})

it('versions are those the tests run with', () => {
  const [, openSearch] = /<opensearch>(.*)<\/opensearch>/.exec(read('tools/opensearch/pom.xml'))!
  expect(services['search-1']!.image).toContain(`\${OPENSEARCH_IMAGE:-opensearchproject/opensearch:${openSearch}@`)
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
  expect(read('Dockerfile')).toContain(`ARG NODE_IMAGE=node:${devDependencies['node']}-`)
  for (const [path] of read('Dockerfile').matchAll(/(?:\.\/tools|apps)\/[\w./-]+\.\w+/g))
    expect(existsSync(join(ROOT, path)), path).toBe(true)
})

it('every image has its digest, and can be replaced by a variable that docs/deploying.md lists', () => {
  const listed = new Set(
    Array.from(read('docs/deploying.md').matchAll(/^\| `(\w+_IMAGE)` \| `([^`]+)` \|$/gm), ([, name, image]) => `${name} ${image}`),
  )
  const used = new Set<string>()
  for (const [service, { image, build }] of Object.entries(services)) {
    if (build !== undefined) continue
    const [, name, version] = /^\$\{(\w+_IMAGE):-(\S+:[\w.-]+@sha256:[0-9a-f]{64})\}$/.exec(image) ?? []
    expect(name, service).toBeDefined()
    used.add(`${name} ${version}`)
  }
  const dockerfile = read('Dockerfile')
  expect(dockerfile.match(/^FROM .*$/gm)).toEqual(['FROM ${NODE_IMAGE}'])
  const [, node] = /^ARG NODE_IMAGE=(\S+@sha256:[0-9a-f]{64})$/m.exec(dockerfile)!
  used.add(`NODE_IMAGE ${node}`)
  expect(read('compose.yaml')).toContain(`'\${NODE_IMAGE:-${node}}'`)
  expect(listed).toEqual(used)
})

it('a release is not built from an image without a digest', () => {
  const [, guard] = /^RUN (test -z "\$RELEASE".*)$/m.exec(read('Dockerfile'))!
  const status = (RELEASE: string, NODE_IMAGE: string) =>
    spawnSync('sh', ['-c', guard!], { env: { PATH: process.env['PATH'], RELEASE, NODE_IMAGE } }).status
  const digest = `@sha256:${'0a'.repeat(32)}`
  expect(status('', 'node:24')).toBe(0)
  expect(status('1', `node:24${digest}`)).toBe(0)
  for (const image of ['node:24', `node:24${digest.slice(0, -1)}`, `node:24${digest}-slim`, '']) expect(status('1', image), image).toBe(1)
})
