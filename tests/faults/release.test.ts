import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanRootMissing } from '../../tools/package/clean-root.ts'
import { currentRelease, stageRelease } from '../../tools/package/stage-release.ts'
import { tryArchive } from '../../tools/package/try-archive.ts'
import { tryDeb } from '../../tools/package/try-deb.ts'
import { writeArchive, writeChecksum } from '../../tools/package/write-archive.ts'
import { debName, writeDeb } from '../../tools/package/write-deb.ts'
import { ownEnvironment } from '../../tools/test/program-command.ts'
import { dataParent, outcomeOf } from './server-process.ts'

const ROOT = join(import.meta.dirname, '../..')
const LONG = 600_000
/** Few of each kind, which use every part of a release: `npm run faults` and `npm run fuzz` do more. */
const FAULTS = ['server-kill', 'server-kill-writes'].flatMap((name) => ['--only', name])
const RUNS = [
  ['faults', '1', '--count', '2', ...FAULTS],
  ['fuzz', 'api', '1', '--count', '100'],
  ['fuzz', 'query', '1', '--count', '100'],
  ['fuzz', 'import', '1', '--count', '20'],
] as const
const MISSING = cleanRootMissing()
const NO_DEBIAN = MISSING ?? (existsSync('/usr/bin/dpkg-deb') ? null : 'there is no dpkg-deb')
if (NO_DEBIAN !== null) console.warn(`The Debian package is not installed in a clean root: ${NO_DEBIAN}`)
if (MISSING !== null) console.warn(`The release archive is not used in a clean root: ${MISSING}`)

const folder = dataParent('gezhi-release-')
const release = currentRelease()
const staged = join(folder, `gezhi-${release.version}-${release.platform}`)
const archive = `${staged}.tar.gz`

beforeAll(async () => {
  mkdirSync(staged)
  await stageRelease(staged, release)
  // Fast rather than small.
  await writeArchive(staged, archive, release.time, 1)
}, LONG)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a release contains what runs it, licences and documents, and nothing of tests, sources and this checkout', () => {
  const names = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' })
    .split('\n')
    .map((name) => name.slice(name.indexOf('/') + 1))
  for (const name of ['bin/gezhi', 'RELEASE', 'LICENSE', 'NOTICE', 'THIRD-PARTY-LICENCES.txt', 'sbom.json', 'docs/deploying.zh.md'])
    expect(names).toContain(name)
  expect(names.filter((name) => /^(?:apps|packages|tests|tools)\/.*\.tsx?$|fixtures|\.test\.|(?:^|\/)\.git/.test(name))).toEqual([])
  const found = execFileSync('sh', ['-c', 'grep -rlF "$0" "$1" || true', ROOT, staged], { encoding: 'utf8' })
  expect(found).toBe('')
})

it(
  'the same files make the same archive, and its checksum is right',
  async () => {
    const again = join(folder, 'again.tar.gz')
    execFileSync('sh', ['-c', 'find "$0" -exec touch {} +', staged])
    await writeArchive(staged, again, release.time, 1)
    const [first, second] = [archive, again].map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'))
    expect(second).toBe(first)
    await writeChecksum(archive)
    expect(execFileSync('sha256sum', ['--check', `${archive}.sha256`], { cwd: folder, encoding: 'utf8' })).toMatch(/: OK\n$/)
    rmSync(again)
  },
  LONG,
)

// Another root needs root on Linux, and unshare; the reason is printed above.
it.skipIf(MISSING !== null)(
  'a release starts, searches, imports and stops in a root with nothing but the base system, without rights and network',
  async () => {
    const root = join(folder, 'root')
    mkdirSync(root)
    const { exitCode, output } = await tryArchive(archive, root)
    expect(output).toContain('patents found after the import: 40\n')
    expect(output).toMatch(/exit code of the server: 0\n$/)
    expect(exitCode).toBe(0)
  },
  LONG,
)

// It also needs dpkg; the reason is printed above.
it.skipIf(NO_DEBIAN !== null)(
  'a Debian package is installed, used as the account it creates, and removed without the data',
  async () => {
    const root = join(folder, 'debian-root')
    mkdirSync(root)
    const deb = join(folder, debName(release))
    await writeDeb(staged, join(folder, 'tree'), deb, release, ['-Zgzip', '-z1'])
    const { exitCode, output } = await tryDeb(deb, root)
    expect(output).toContain('patents found after the import: 40\n')
    expect(output).toMatch(/left after its removal: the data\n$/)
    expect(exitCode).toBe(0)
  },
  LONG,
)

it(
  'a release survives kills and broken input, with neither Node nor npm of its machine, and writes nothing to its own folder',
  async () => {
    const unpacked = join(folder, 'unpacked')
    mkdirSync(unpacked)
    execFileSync('tar', ['-xzf', archive, '--no-same-owner', '-C', unpacked])
    const tested = join(unpacked, basename(staged))
    for (const [command, ...args] of RUNS) {
      const all = [`tools/${command}/run.ts`, ...args, '--package', tested]
      const { code, output } = await outcomeOf(
        spawn(process.execPath, all, { cwd: ROOT, env: { ...ownEnvironment(), TEST_SUMMARY: '' }, stdio: 'pipe' }),
      )
      console.log(output.trim().split('\n').slice(-4).join('\n'))
      expect(code, output).toBe(0)
      expect(output).toContain(`in ${tested}\n`)
    }
    expect(execFileSync('find', [tested, '-newermt', `@${release.time}`], { encoding: 'utf8' })).toBe('')
  },
  2 * LONG,
)
