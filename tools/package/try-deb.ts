import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Captured, runCaptured } from '../run-captured.ts'
import { makeCleanRoot } from './clean-root.ts'
import { tryInRoot } from './try-archive.ts'
import { DEPENDENCIES } from './write-deb.ts'

/**
 * Installs a Debian package in a clean root, made in the empty folder `root`, beside the packages it depends on, as this machine has
 * them; uses it there
 * without network, as root, whose rights its command gives up; and removes it. Exit code 0 if all is as it should be. systemd does not run
 * there, so that the unit is not tried.
 */
export async function tryDeb(deb: string, root: string): Promise<Captured> {
  makeCleanRoot(root)
  for (const folder of ['info', 'updates', 'triggers', 'parts']) mkdirSync(join(root, 'var/lib/dpkg', folder), { recursive: true })
  listDependencies(root)
  const installed = await dpkg(root, '--install', deb)
  if (installed.exitCode !== 0) return installed
  const used = await tryInRoot(root, 0, '/usr/lib/gezhi/node_modules/node/bin/node', ['/usr/bin/gezhi'])
  if (used.exitCode !== 0) return used
  const removed = await dpkg(root, '--remove', 'gezhi')
  const left = existsSync(join(root, 'usr/lib/gezhi'))
    ? 'the programs'
    : existsSync(join(root, 'var/lib/gezhi/data'))
      ? 'the data'
      : 'nothing'
  const output = `${installed.output}${used.output}${removed.output}left after its removal: ${left}\n`
  return { exitCode: removed.exitCode || Number(left !== 'the data'), output }
}

function dpkg(root: string, ...args: readonly string[]): Promise<Captured> {
  // dpkg writes its log to the machine's otherwise.
  writeFileSync(join(root, 'var/dpkg.log'), '')
  return runCaptured(['dpkg', `--root=${root}`, `--log=${join(root, 'var/dpkg.log')}`, ...args])
}

/** Tells the dpkg of a root which of the dependencies this machine has, in which versions. */
function listDependencies(root: string): void {
  const names = DEPENDENCIES.map((dependency) => dependency.split(' ')[0]!)
  const entries = readFileSync('/var/lib/dpkg/status', 'utf8').split('\n\n')
  const listed = entries.filter((entry) => names.includes(/^Package: (.*)$/m.exec(entry)?.[1] ?? ''))
  writeFileSync(join(root, 'var/lib/dpkg/status'), `${listed.join('\n\n')}\n`)
  for (const name of names.flatMap((one) => [one, `${one}:${process.arch === 'x64' ? 'amd64' : process.arch}`]))
    writeFileSync(join(root, 'var/lib/dpkg/info', `${name}.list`), '')
}
