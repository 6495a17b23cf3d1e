import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCaptured } from '../run-captured.ts'

const ROOT = join(import.meta.dirname, '../..')

interface Bom {
  readonly bomFormat: string
  readonly components: readonly { readonly purl: string; readonly licenses?: readonly unknown[]; readonly hashes?: readonly unknown[] }[]
}

it('npm run sbom lists every package of the lock file with version, licence and checksum', async () => {
  const { output } = await runCaptured(['npm', 'run', '--silent', 'sbom'], {}, ROOT)
  const bom = JSON.parse(output.slice(output.indexOf('\n{') + 1)) as Bom
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; link?: true }>
  }
  const installed = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`)
  const listed = bom.components.map(({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length)))
  expect(bom.bomFormat).toBe('CycloneDX')
  expect(installed.filter((one) => !listed.includes(one))).toEqual([])
  const libraries = bom.components.filter(({ purl }) => !purl.includes('%40gezhi/'))
  for (const { purl, licenses = [], hashes = [] } of libraries) expect([purl, licenses.length, hashes.length]).toEqual([purl, 1, 1])
})
