import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { GENERATED_FILES, type GeneratedFile } from './generated-files.ts'

// npm run generate: writes every generated file. With --check it writes nothing and fails if one is out of date.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
process.chdir(join(import.meta.dirname, '../..'))

const stale: string[] = []
for (const file of GENERATED_FILES) if (!(await isTrue(file))) stale.push(file.path)

if (stale.length === 0) console.log(`${GENERATED_FILES.length} generated files are up to date`)
else if (values.check) console.log(`not what their sources say: ${stale.join(', ')}. Run npm run generate`)
else console.log(`wrote ${stale.join(', ')}`)
process.exitCode = values.check && stale.length > 0 ? 1 : 0

async function isTrue({ path, render }: GeneratedFile): Promise<boolean> {
  const text = await render()
  if (text === (await readFile(path, 'utf8').catch(() => undefined))) return true
  if (!values.check) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return false
}
