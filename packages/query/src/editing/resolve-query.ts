import { printQuery } from '../printer.ts'
import { readQuery, type ReadOptions, type ReadQuery } from '../read-query.ts'
import type { QueryNode } from '../tree.ts'
import { expandReferences } from './expand-references.ts'

/** A query as written, and as it is run. */
export interface ResolvedQuery {
  /** What was read, and its errors: the query as written or, if only its references bring errors, as it would be run. */
  readonly read: ReadQuery
  /** The text that this was read from. */
  readonly text: string
  /** The query to run: without references. Null while it has errors. */
  readonly query: string | null
  readonly tree: QueryNode | null
  /** The first number of the history that it refers to and that does not exist. */
  readonly unknownLine: number | null
}

interface ResolveOptions extends ReadOptions {
  /** The query of a search of the history; without it there is no history. */
  readonly line?: (line: number) => QueryNode | undefined
}

/** Reads a query and replaces what it refers to: searches of the history, and the strategies of its abilities. Pure. */
export function resolveQuery(text: string, { line, ...options }: ResolveOptions): ResolvedQuery {
  const { fields, mode = 'command', abilities = {} } = options
  const read = readQuery(text, { fields, mode, abilities: { ...abilities, history: line !== undefined } })
  const stopped = { read, text, query: null, tree: null, unknownLine: null }
  if (read.tree === null || hasError(read)) return stopped
  const { tree, remaining } = expandReferences(read.tree, { ...(line && { line }), strategy: (title) => strategyOf(title, options) })
  if (remaining.lines[0] !== undefined) return { ...stopped, unknownLine: remaining.lines[0] }
  if (!/[#＃]/.test(text)) return { read, text, query: text.trim(), tree: read.tree, unknownLine: null }
  // A reference inside a field may have a field of its own, which then applies, as the described query shows.
  const printed = printQuery(tree)
  const whole = readQuery(printed, { fields, abilities })
  if (hasError(whole) || whole.tree === null) return { ...stopped, read: whole, text: printed }
  return { read, text, query: printQuery(whole.tree), tree: whole.tree, unknownLine: null }
}

function strategyOf(title: string, { abilities: { strategies } = {} }: ReadOptions): QueryNode | undefined {
  if (strategies === undefined || strategies === 'login') return undefined
  const resolution = strategies.resolve(title)
  return resolution.kind === 'found' ? resolution.tree : undefined
}

function hasError({ diagnostics }: ReadQuery): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}
