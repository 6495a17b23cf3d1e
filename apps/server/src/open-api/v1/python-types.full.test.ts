import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../../..')
const CLIENT = join(ROOT, 'clients/python')
const VERSION = '1.18.2'
const ENVIRONMENT = join(ROOT, 'node_modules/.cache/gezhi-mypy', VERSION)
const MYPY = join(ENVIRONMENT, 'bin/mypy')

/** Installs mypy once; whether it is available. */
function hasMypy(): boolean {
  if (existsSync(MYPY)) return true
  const run = (...[command = '', ...args]: string[]) => spawnSync(command, args, { timeout: 180_000 }).status === 0
  return run('python3', '-m', 'venv', ENVIRONMENT) && run(join(ENVIRONMENT, 'bin/pip'), 'install', '--quiet', `mypy==${VERSION}`)
}

const isInstalled = hasMypy()
if (!isInstalled) console.warn('The types of the Python client are not tested: mypy cannot be installed (python3, pip and access to PyPI)')

// Without mypy, which is reported above.
describe.skipIf(!isInstalled)(
  'the types of the Python client',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gezhi-mypy-'))
    afterAll(() => rm(folder, { recursive: true, force: true }))
    const check = async (program: string) => {
      await writeFile(join(folder, 'program.py'), program)
      const args = ['--strict', '--cache-dir', join(folder, 'cache'), join(CLIENT, 'gezhi_client'), join(folder, 'program.py')]
      const { stdout, stderr } = spawnSync(MYPY, args, { env: { ...process.env, MYPYPATH: CLIENT }, encoding: 'utf8' })
      return `${stdout}${stderr}`
    }
    const start = 'from gezhi_client import GezhiClient\nclient = GezhiClient("https://gezhi.example", "gz_")\n'

    it('are those of its operations', async () => {
      const uses = `${start}title: str = client.search_patents(q="TI=a", size=2, collapse="family")["list"][0]["title"]
client.count_patent_values(q="a", facets=[{"field": "office"}, {"field": "applicant", "count": 3}])["facets"][0]["list"][0]["count"] + 1
records, cursor = client.export_patents_by_post(q="a", cursor=None)
`
      expect(await check(uses)).toMatch(/^Success: no issues found in \d+ source files\n$/)
    })

    it.each([
      ['client.search_patents(q="a", size="2")', 'arg-type'],
      ['client.search_patents(size=2)', 'call-arg'],
      ['client.search_patents(q="a", collapse="group")', 'arg-type'],
      ['client.search_patents(q="a")["lists"]', 'typeddict-item'],
      ['client.count_patent_values(q="a", facets=[{"count": 3}])', 'typeddict-item'],
    ])('reject %s', async (use, code) => {
      expect(await check(`${start}${use}\n`)).toContain(`[${code}]`)
    })
  },
  300_000,
)
