import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REPOSITORY_RULES } from '../repository/repository-rules.ts'
import { formatViolation } from '../repository/repository-rule.ts'
import { EDITS, GENERATED, NEW_FILES } from './reminders.ts'
import type * as ServerProcesses from '../faults/server-process.ts'
import { copyRepository, type RepositoryCopy } from './repository-copy.ts'

/** Copying, a migration and a first start take minutes. */
const LIMIT = 600_000
/** ms. */
const DUE_AFTER = 10_000
/** The job runs at every full minute. */
const JOB_LIMIT = 180_000

describe('"Add a domain" of CONTRIBUTING.md: a table, two calls, a job and a page', () => {
  let copy: RepositoryCopy
  let folder: string
  let server: ServerProcesses.ServerProcess
  let url: string

  beforeAll(async () => {
    copy = await copyRepository()
    await copy.apply(NEW_FILES, EDITS)
    await copy.run('drizzle-kit', ['generate', '--name', 'reminders'], 'apps/server')
    await copy.run('node', ['tools/generate/run.ts'])
    await copy.run('oxfmt', ['apps/server/migrations'])
  }, LIMIT)
  afterAll(async () => {
    await server?.stop()
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
    await copy?.remove()
  })

  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/user/reminders/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { code: number; data: { list: { title: string }[] } }
  }
  const titles = async () => (await post('list', {})).data.list.map(({ title }) => title).toSorted()

  // First, because the other tests then take place while the job is waited for.
  it('a server answers both calls out of the migrated table', { timeout: LIMIT }, async () => {
    // Imported from the copy, so that it starts the copy's server.
    const processes = pathToFileURL(join(copy.root, 'tests/faults/server-process.ts')).href
    const { dataParent, serverProcess } = (await import(processes)) as typeof ServerProcesses
    folder = dataParent('gezhi-recipe-data-')
    server = serverProcess(join(folder, 'data'), {
      GEZHI_DEMO: '0',
      GEZHI_ACCESS: 'open',
      GEZHI_MEANING: 'off',
    })
    url = await server.address()
    expect((await post('add', { title: '', dueTime: 0 })).code).toBe(400)
    expect((await post('add', { title: '缴纳年费', dueTime: Date.now() + 3_600_000 })).code).toBe(200)
    // Not due yet, in case the job runs before the list is asked for.
    expect((await post('add', { title: '答复审查意见', dueTime: Date.now() + DUE_AFTER })).code).toBe(200)
    expect(await titles()).toEqual(['答复审查意见', '缴纳年费'])
  })

  it('touches two files of those there are; what else changed was written by programs', () => {
    expect(copy.changed().filter((path) => !GENERATED.includes(path))).toEqual(Object.keys(EDITS).toSorted())
    expect(Object.keys(EDITS).length).toBeLessThanOrEqual(2)
  })

  it('the rules of the repository hold, and the new files are formatted', async () => {
    const tree = copy.tree()
    const violations = REPOSITORY_RULES.flatMap(({ name, check }) =>
      check(tree).map((violation) => `${name}: ${formatViolation(violation)}`),
    )
    expect(violations).toEqual([])
    await copy.run('oxfmt', ['--check', ...Object.keys(NEW_FILES), ...Object.keys(EDITS), ...GENERATED])
  })

  it('the web has the page, its catalogue and its menu entry', async () => {
    const script = `
      const { catalogueModule, pageModules } = await import('./apps/web/feature-modules.ts')
      const { ACCOUNT_MENU } = await import('./apps/web/src/app/navigation/menus.ts')
      const page = pageModules().find(({ route }) => route.path === '/reminders')
      console.log(JSON.stringify({ module: page?.module, words: catalogueModule('reminders'), menu: ACCOUNT_MENU.map(({ to }) => to) }))
    `
    const found = JSON.parse(await copy.run('node', ['--input-type=module', '-e', script])) as { menu: string[] }
    expect(found).toMatchObject({
      module: 'src/features/reminders/reminders-page.tsx',
      words: 'src/features/reminders/catalogue/zh.ts',
    })
    expect(found.menu).toContain('/reminders')
  })

  it('the server runs the job', { timeout: LIMIT }, async () => {
    await expect.poll(titles, { timeout: JOB_LIMIT, interval: 500 }).toEqual(['缴纳年费'])
  })
})
