import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../../apps/server/src/settings/read-settings.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Service {
  readonly image: string
  readonly build?: string
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
  expect(services['search-1']!.image).toBe(`opensearchproject/opensearch:${openSearch}`)
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
  expect(read('Dockerfile')).toContain(`FROM node:${devDependencies['node']}-`)
  for (const [path] of read('Dockerfile').matchAll(/(?:\.\/tools|apps)\/[\w./-]+\.\w+/g))
    expect(existsSync(join(ROOT, path)), path).toBe(true)
})
