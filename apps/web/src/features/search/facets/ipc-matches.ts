import type { ClassNode, Facet } from '@gezhi/contract/client'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { classLevels, facetField } from '../../../search-state/facet-fields.ts'
import type { IpcNode } from '../api/ipc-node.ts'

/** A class that was looked for and that hits have. */
export interface IpcMatch {
  readonly node: IpcNode
  readonly count: number
}

/** The most matches shown, which is as many titles as one call answers. */
export const MAX_MATCHES = 200

/**
 * The classes among the hits (`counted`, every level) that match a typed text: by the beginning of their symbol, or because their title
 * or that of a subgroup below them is among `titled`. Sections first, then by symbol.
 */
export function ipcMatches(kind: SearchableKind, typed: string, counted: readonly Facet[], titled: readonly ClassNode[]): IpcMatch[] {
  const symbol = typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
  const codes = new Set(titled.map(codeInTree))
  if (symbol === '') return []
  return classLevels(kind)
    .flatMap((level) =>
      valuesAt(kind, counted, level)
        .filter(({ value }) => value.toUpperCase().startsWith(symbol) || codes.has(value))
        .toSorted((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true }))
        .map(({ value, count }) => ({ node: { level, symbol: value }, count })),
    )
    .slice(0, MAX_MATCHES)
}

function valuesAt(kind: SearchableKind, counted: readonly Facet[], level: string): Facet['list'] {
  return counted.find(({ field }) => field === facetField(kind, level))?.list ?? []
}

/** The tree ends at main groups: a subgroup is its main group there. */
function codeInTree({ code, level, path }: ClassNode): string {
  return level === 'subgroup' ? (path.find((step) => step.level === 'group')?.code ?? code) : code
}
