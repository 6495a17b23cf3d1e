import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** Why tests with LibreOffice are skipped; empty if it is there. */
export const WITHOUT_LIBRE_OFFICE =
  spawnSync('soffice', ['--version']).error === undefined ? '' : ' (skipped: LibreOffice is not installed)'

/**
 * A file as LibreOffice writes it in another format. `filter` is a format with options of its filter, as of `--convert-to`; `source` is the
 * one that reads the file. Each run has a profile of its own, which can be in use once only.
 */
export async function convertFile(bytes: Buffer, extension: string, filter: string, source = ''): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-office-'))
  try {
    await writeFile(join(folder, `file.${extension}`), bytes)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const reader = source === '' ? [] : [`--infilter=${source}`]
    const args = [
      profile,
      '--headless',
      ...reader,
      '--convert-to',
      filter,
      '--outdir',
      join(folder, 'out'),
      join(folder, `file.${extension}`),
    ]
    await promisify(execFile)('soffice', args, { timeout: 300_000 })
    return await readFile(join(folder, 'out', `file.${filter.split(':', 1)[0]}`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
