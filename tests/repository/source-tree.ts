import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readModule, type ModuleFacts } from './module-facts.ts'

/** The repository as the rules see it: every file by its path from the root, with `/` on every system. */
export interface SourceTree {
  readonly paths: readonly string[]
  has(path: string): boolean
  text(path: string): string
  /** Imports, exports and calls of a TypeScript or JavaScript file. */
  module(path: string): ModuleFacts
}

/** Folders of installed, built or runtime files, which are not part of the repository. */
const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.vite', 'data', 'test-results', 'playwright-report'])

/** The tree on disk below `root`. Binary files are omitted; `data` only in the root. */
export function readSourceTree(root: string): SourceTree {
  return treeOf(new Map(walk(root, '').map((path) => [path, () => readFileSync(join(root, path), 'utf8')])))
}

/** A tree from texts, to test a rule. */
export function sourceTreeOf(files: Readonly<Record<string, string>>): SourceTree {
  return treeOf(new Map(Object.entries(files).map(([path, text]) => [path, () => text])))
}

/** TypeScript and JavaScript files of the tree. */
export function modulePaths(tree: SourceTree): string[] {
  return tree.paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'))
}

/** Tests, and modules that only tests import. */
export function isTestPath(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /(^|\/)(testing|tests|fixtures)\//.test(path)
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return isOurs(entry.name, folder) ? walk(root, path) : []
    // `.git` is a file in a worktree.
    return entry.isFile() && entry.name !== '.git' && !/\.(png|jpe?g|gz|zip|tar|pdf|ico|woff2?|ttf|log)$/.test(entry.name) ? [path] : []
  })
}

function isOurs(name: string, folder: string): boolean {
  return !NOT_OURS.has(name) || (name === 'data' && folder !== '')
}

function treeOf(files: ReadonlyMap<string, () => string>): SourceTree {
  const modules = new Map<string, ModuleFacts>()
  const text = (path: string): string => {
    const read = files.get(path)
    if (read === undefined) throw new Error(`No file ${path} in the tree`)
    return read()
  }
  return {
    paths: [...files.keys()].toSorted(),
    has: (path) => files.has(path),
    text,
    module: (path) => {
      const known = modules.get(path) ?? readModule(path, text(path))
      modules.set(path, known)
      return known
    },
  }
}
