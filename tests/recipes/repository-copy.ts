import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readSourceTree, type SourceTree } from '../repository/source-tree.ts'

const ROOT = join(import.meta.dirname, '../..')
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.vite', 'test-results', 'playwright-report'])

/** A copy of the repository for changes, with the libraries of the original. */
export interface RepositoryCopy {
  readonly root: string
  /** Adds files that must not be there yet, and replaces texts that must be there, by path. */
  apply(
    files: Readonly<Record<string, string>>,
    edits: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>,
  ): Promise<void>
  /** Runs a program of node_modules/.bin; returns its output, or rejects with it. */
  run(program: string, args: readonly string[], folder?: string): Promise<string>
  /** Its files, as the rules see them. */
  tree(): SourceTree
  /** Files of the original that have changed. */
  changed(): string[]
  remove(): Promise<void>
}

/** Copies the working tree into a folder that other accounts may enter. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const root = await mkdtemp(join(tmpdir(), 'gezhi-recipe-'))
  // PostgreSQL runs as another account if the test runs as root.
  await chmod(root, 0o755)
  await cp(ROOT, root, { recursive: true, filter: (path) => path === ROOT || !LEFT_OUT.has(basename(path)) })
  await linkModules(root)
  return {
    root,
    async apply(files, edits) {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(root, path)), { recursive: true })
        await writeFile(join(root, path), text, { flag: 'wx' })
      }
      for (const [path, replacements] of Object.entries(edits)) {
        for (const [from, to] of replacements) {
          const text = await readFile(join(root, path), 'utf8')
          if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`)
          await writeFile(join(root, path), text.replace(from, to))
        }
      }
    },
    run: (program, args, folder = '.') => runProgram(join(root, 'node_modules/.bin', program), args, join(root, folder)),
    tree: () => readSourceTree(root),
    changed() {
      const [before, after] = [readSourceTree(ROOT), readSourceTree(root)]
      return before.paths.filter((path) => !after.has(path) || after.text(path) !== before.text(path))
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

/** Links the libraries to the original and the workspaces to the copy. */
async function linkModules(root: string): Promise<void> {
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')]
  await mkdir(join(to, '@gezhi'), { recursive: true })
  for (const name of await readdir(from)) {
    if (name !== '@gezhi' && name !== '.cache') await symlink(join(from, name), join(to, name))
  }
  for (const folder of ['apps', 'packages']) {
    for (const name of await readdir(join(root, folder))) await symlink(join(root, folder, name), join(to, '@gezhi', name))
  }
}

async function runProgram(program: string, args: readonly string[], folder: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, [...args], { cwd: folder, env: ownEnvironment(), maxBuffer: 64 * 1024 * 1024 })
    return stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${basename(program)} ${args.join(' ')} failed:\n${stdout ?? ''}\n${stderr ?? ''}`, { cause: error })
  }
}

/** The environment without variables for this test run's own processes. */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:GEZHI_|VITEST|NODE_OPTIONS$|NODE_ENV$)/.test(name)))
}
