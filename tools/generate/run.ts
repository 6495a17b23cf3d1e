import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { GENERATED_PAGES, type GeneratedPage } from './generated-pages.ts'

// npm run generate: writes every generated page. With --check it writes nothing and fails when one differs from the tree.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
process.chdir(new URL('../..', import.meta.url).pathname)

const stale: string[] = []
for (const page of GENERATED_PAGES) if (!(await isTrue(page))) stale.push(page.path)

if (stale.length === 0) console.log(`${GENERATED_PAGES.length} generated pages are true`)
else if (values.check) console.log(`not what their sources say: ${stale.join(', ')}. Run npm run generate`)
else console.log(`wrote ${stale.join(', ')}`)
process.exitCode = values.check && stale.length > 0 ? 1 : 0

async function isTrue({ path, render }: GeneratedPage): Promise<boolean> {
  const text = await render()
  if (text === (await readFile(path, 'utf8').catch(() => undefined))) return true
  if (!values.check) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return false
}
