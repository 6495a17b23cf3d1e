import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../build/source-files.ts'
import type { Release } from './stage-release.ts'

const DEBIAN = join(import.meta.dirname, 'debian')
const SCRIPTS = ['postinst', 'prerm', 'postrm']
const ARCHITECTURES: Readonly<Record<string, string>> = { 'linux-x64': 'amd64', 'linux-arm64': 'arm64' }

/** Packages of the base system, in the form of `Depends`. */
export const DEPENDENCIES = ['libc6 (>= 2.31)', 'libstdc++6', 'libgcc-s1', 'passwd', 'util-linux']

/** Where the files of `debian` are installed. */
const INSTALLED: Readonly<Record<string, { readonly to: string; readonly mode: number }>> = {
  gezhi: { to: 'usr/bin/gezhi', mode: 0o755 },
  'gezhi.env': { to: 'etc/gezhi/gezhi.env', mode: 0o640 },
  'gezhi.service': { to: 'lib/systemd/system/gezhi.service', mode: 0o644 },
}

/** The file name of the Debian package of a release; throws if Debian has no such architecture. */
export function debName({ version, platform }: Release): string {
  return `gezhi_${version}_${architectureOf(platform)}.deb`
}

/**
 * Writes a Debian package of a staged release. `tree`: an empty folder, which receives the files of `staged`, moved. `compression` as
 * dpkg-deb takes it. The same files make the same package.
 */
export async function writeDeb(staged: string, tree: string, deb: string, release: Release, compression: readonly string[]): Promise<void> {
  for (const folder of ['usr/lib', 'usr/bin', 'usr/share/doc/gezhi', 'etc/gezhi', 'lib/systemd/system', 'DEBIAN'])
    mkdirSync(join(tree, folder), { recursive: true })
  renameSync(staged, join(tree, 'usr/lib/gezhi'))
  for (const [name, { to, mode }] of Object.entries(INSTALLED)) copy(join(DEBIAN, name), join(tree, to), mode)
  await linkDocuments(tree)
  for (const name of SCRIPTS) copy(join(DEBIAN, name), join(tree, 'DEBIAN', name), 0o755)
  writeFileSync(join(tree, 'DEBIAN/conffiles'), '/etc/gezhi/gezhi.env\n')
  writeFileSync(join(tree, 'DEBIAN/control'), control(release, await kilobytesOf(tree)))
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', join(tree, 'usr'), join(tree, 'lib'), join(tree, 'DEBIAN')])
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(release.time) }
  execFileSync('find', [tree, '-exec', 'touch', '--no-dereference', `--date=@${release.time}`, '{}', '+'])
  execFileSync('dpkg-deb', ['--root-owner-group', ...compression, '--build', tree, deb], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Debian's places of documents and licence. */
async function linkDocuments(tree: string): Promise<void> {
  const folder = join(tree, 'usr/share/doc/gezhi')
  for (const name of await readdir(join(tree, 'usr/lib/gezhi/docs'))) symlinkSync(`/usr/lib/gezhi/docs/${name}`, join(folder, name))
  symlinkSync('/usr/lib/gezhi/CHANGELOG.md', join(folder, 'changelog.md'))
  const texts = ['NOTICE', 'LICENSE'].map((name) => readFileSync(join(tree, 'usr/lib/gezhi', name), 'utf8'))
  writeFileSync(join(folder, 'copyright'), [...texts, 'Libraries: /usr/lib/gezhi/THIRD-PARTY-LICENCES.txt\n'].join('\n'))
}

function control({ version, platform }: Release, kilobytes: number): string {
  return `Package: gezhi
Version: ${version}
Architecture: ${architectureOf(platform)}
Maintainer: The authors of Gezhi <gezhi@localhost>
Installed-Size: ${kilobytes}
Depends: ${DEPENDENCIES.join(', ')}
Section: web
Priority: optional
Description: search of patents, trademarks and companies
 Gezhi is a server with a web app, in Chinese and English. The package contains
 Node and PostgreSQL; nothing is loaded from a network.
`
}

async function kilobytesOf(tree: string): Promise<number> {
  const sizes = (await filesBelow(tree)).map(async (file) => (await stat(file)).size)
  return Math.ceil((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024)
}

function architectureOf(platform: string): string {
  const architecture = ARCHITECTURES[platform]
  if (architecture === undefined) throw new Error(`A Debian package is for Linux on x64 or arm64, not ${platform}`)
  return architecture
}

function copy(from: string, to: string, mode: number): void {
  cpSync(from, to)
  chmodSync(to, mode)
}
