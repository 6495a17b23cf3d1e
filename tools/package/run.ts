import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { currentRelease, stageRelease } from './stage-release.ts'
import type { Captured } from '../run-captured.ts'
import { cleanRootMissing } from './clean-root.ts'
import { tryArchive } from './try-archive.ts'
import { tryDeb } from './try-deb.ts'
import { writeArchive, writeChecksum } from './write-archive.ts'
import { debName, writeDeb } from './write-deb.ts'

// npm run package: writes the release archive of this platform and its checksum to dist/; with --deb a Debian package, too. With --try it
// then uses each in a clean root without network (try-inside.ts).

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: join(import.meta.dirname, '../../dist') },
    deb: { type: 'boolean', default: false },
    try: { type: 'boolean', default: false },
  },
})
const release = currentRelease()
const name = `gezhi-${release.version}-${release.platform}`
const target = resolve(values.to)
const work = mkdtempSync(join(tmpdir(), 'gezhi-package-'))
try {
  mkdirSync(join(work, name))
  mkdirSync(target, { recursive: true })
  await stageRelease(join(work, name), release)
  const archive = join(target, `${name}.tar.gz`)
  await writeArchive(join(work, name), archive, release.time)
  await writeChecksum(archive)
  console.log(`${archive} (${(statSync(archive).size / 1e6).toFixed(0)} MB)`)
  if (values.try) await tryIt('archive', (root) => tryArchive(archive, root))
  if (values.deb) {
    const deb = join(target, debName(release))
    await writeDeb(join(work, name), join(work, 'deb'), deb, release, ['-Zxz'])
    await writeChecksum(deb)
    console.log(`${deb} (${(statSync(deb).size / 1e6).toFixed(0)} MB)`)
    if (values.try) await tryIt('deb', (root) => tryDeb(deb, root))
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}

async function tryIt(kind: string, attempt: (root: string) => Promise<Captured>): Promise<void> {
  const missing = cleanRootMissing()
  if (missing !== null) throw new Error(`The ${kind} cannot be tried: ${missing}`)
  const root = join(work, `${kind}-root`)
  mkdirSync(root)
  const { exitCode, output } = await attempt(root)
  console.log(output)
  process.exitCode ||= exitCode
}
