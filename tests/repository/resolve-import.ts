import { posix } from 'node:path'
import type { SourceTree } from './source-tree.ts'

/** The file a relative import resolves to; undefined for libraries and missing files. */
export function resolveImport(tree: SourceTree, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => tree.has(candidate))
}
