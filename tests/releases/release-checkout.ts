import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/**
 * What was released, newest last: the last commit of each release in CHANGELOG.md, and one between, whose migrations end with 0018. A
 * new release is added with its fixture (`write-fixture.ts`).
 */
export const RELEASES = [
  { version: '0.1.0', commit: 'b7c2a882' },
  { version: '0.1.0, last state', commit: '13a5b93a' },
  { version: '0.2.0', commit: 'a1e24d95' },
] as const

/** Whether the history of this checkout contains a commit. */
export function isInHistory(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

/** The tree of a commit in a new folder, with its own workspaces; libraries are the installed ones, whose versions have hardly changed. */
export function checkOutRelease(folder: string, commit: string): string {
  mkdirSync(folder)
  const tree = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x'], { cwd: folder, input: tree })
  const installed = join(ROOT, 'node_modules')
  const libraries = join(folder, 'node_modules')
  mkdirSync(join(libraries, '@gezhi'), { recursive: true })
  // Its caches are its own: files cannot be renamed into another file system.
  const linked = readdirSync(installed).filter((name) => name !== '@gezhi' && name !== '.cache')
  for (const name of linked) symlinkSync(join(installed, name), join(libraries, name))
  for (const parent of ['packages', 'apps']) {
    for (const name of readdirSync(join(folder, parent))) {
      const workspace = join(folder, parent, name)
      if (existsSync(join(workspace, 'package.json'))) symlinkSync(workspace, join(libraries, '@gezhi', name))
      const own = join(ROOT, parent, name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(workspace, 'node_modules'))
    }
  }
  return folder
}
