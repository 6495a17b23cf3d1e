/**
 * The ways of searching that are not the plain query, each with the call it is answered by (B.search-modes.15). What a way looks for stands
 * in its arguments, which are sent with every request as they are; the server checks them.
 */
export const WAY_CALLS = {
  command: 'instructSearch',
  citation: 'quoteSearch',
  extend: 'extendSearch',
  class: 'ipcSearch',
  law: 'lawSearch',
  semantic: 'semanticSearch',
  batch: 'batchSearch',
} as const
export type WayName = keyof typeof WAY_CALLS

export interface SearchWay {
  readonly name: WayName
  readonly args: Readonly<Record<string, unknown>>
}

/** Where each way is entered and changed. */
export const WAY_ENTRIES: Readonly<Record<WayName, string>> = {
  command: '/commandSearch',
  citation: '/citationSearch',
  extend: '/extendSearch',
  class: '/classificate',
  law: '/lawSearch',
  semantic: '/semantic',
  batch: '/patchSearch',
}

/** The way an address says by its name and arguments (JSON); null for the plain query and for what is no way. */
export function parseWay(name: string, args: string): SearchWay | null {
  return Object.hasOwn(WAY_CALLS, name) ? { name: name as WayName, args: argsOf(args) } : null
}

/** The arguments of a way as they stand in an address; empty for none. */
export function formatArgs(way: SearchWay | null): string {
  return way === null || Object.keys(way.args).length === 0 ? '' : JSON.stringify(way.args)
}

/** Ways that are made of the query beside them. */
const OF_A_QUERY: readonly WayName[] = ['command', 'extend']

/** Whether there is anything to search for: most ways need no query beside them. */
export function isAsked({ query, way }: { readonly query: string; readonly way: SearchWay | null }): boolean {
  return query.trim() !== '' || (way !== null && !OF_A_QUERY.includes(way.name))
}

function argsOf(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {}
  } catch {
    return {}
  }
}
