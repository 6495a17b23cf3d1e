import { posix } from 'node:path'
import type { SourceTree } from './source-tree.ts'

/** The file a relative import names, or undefined if it names a library or nothing in the tree. */
export function resolveImport(tree: SourceTree, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => tree.has(candidate))
}
