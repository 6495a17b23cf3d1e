import type { SearchableKind } from '../kinds/searchable-kind.ts'

/**
 * A way of searching that is not the plain query, answered by a call of its own (B.search-modes.15). What it looks for stands in its
 * arguments, which are sent with every request as they are; the server checks them.
 */
export interface SearchMode {
  /** One of the `modes` of the kind that is searched. */
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

/** The way an address says by its name and arguments (JSON); null for the plain query and for what is no way. */
export function parseMode({ modes }: SearchableKind, name: string, args: string): SearchMode | null {
  return Object.hasOwn(modes, name) ? { name, args: argsOf(args) } : null
}

/** The arguments of a way as they stand in an address; empty for none. */
export function formatArgs(mode: SearchMode | null): string {
  return mode === null || Object.keys(mode.args).length === 0 ? '' : JSON.stringify(mode.args)
}

/** Whether there is anything to search for: most ways need no query beside them. */
export function isAsked({ kind, query, mode }: AskedSearch): boolean {
  return query.trim() !== '' || (mode !== null && kind.modes[mode.name]?.ofQuery !== true)
}

interface AskedSearch {
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
