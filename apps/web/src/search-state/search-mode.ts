import type { SearchableKind } from '../kinds/searchable-kind.ts'

/**
 * A search mode other than the plain query, answered by its own call (B.search-modes.15). Its criteria are its arguments, which are sent
 * unchanged with every request; the server validates them.
 */
export interface SearchMode {
  /** One of the `modes` of the kind that is searched. */
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

/** The mode of an address by its name and arguments (JSON); null for the plain query and unknown names. */
export function parseMode({ modes }: SearchableKind, name: string, args: string): SearchMode | null {
  return Object.hasOwn(modes, name) ? { name, args: argsOf(args) } : null
}

/** The arguments of a mode as written in an address; empty for none. */
export function formatArgs(mode: SearchMode | null): string {
  return mode === null || Object.keys(mode.args).length === 0 ? '' : JSON.stringify(mode.args)
}

/** Whether there is anything to search for: most modes need no query. */
export function hasCriteria({ kind, query, mode }: SearchRequest): boolean {
  return query.trim() !== '' || (mode !== null && kind.modes[mode.name]?.ofQuery !== true)
}

interface SearchRequest {
  readonly kind: SearchableKind
  readonly query: string
  readonly mode: SearchMode | null
}

function argsOf(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {}
  } catch {
    return {}
  }
}
