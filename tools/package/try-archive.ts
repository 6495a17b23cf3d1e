import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Captured, runCaptured } from '../run-captured.ts'
import { ACCOUNT, inCleanRoot, makeCleanRoot } from './clean-root.ts'

/** The script that uses an installed release, which no part of the release is. */
const TRIAL = join(import.meta.dirname, 'try-inside.ts')

/**
 * Unpacks a release archive in a clean root, made in the empty folder `root`, and uses it there without rights and network: start,
 * searches, an import, stop. Exit code 0 if all is as it should be.
 */
export async function tryArchive(archive: string, root: string): Promise<Captured> {
  makeCleanRoot(root)
  execFileSync('tar', ['-xzf', archive, '--no-same-owner', '-C', join(root, 'opt')])
  const release = `/opt/${basename(archive, '.tar.gz')}`
  return tryInRoot(root, ACCOUNT.uid, `${release}/node_modules/node/bin/node`, [`${release}/bin/gezhi`, '/srv/data'])
}

/** Uses an installed release in a root, as `uid`; `node` runs the trial with `args`. */
export function tryInRoot(root: string, uid: number, node: string, args: readonly string[]): Promise<Captured> {
  mkdirSync(join(root, 'trial'))
  copyFileSync(TRIAL, join(root, 'trial/try-inside.ts'))
  return runCaptured(inCleanRoot(root, uid, [node, '--no-warnings', '/trial/try-inside.ts', ...args]))
}
