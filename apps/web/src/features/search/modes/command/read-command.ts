import { expandHistory, printQuery, readQuery, type QueryNode, type ReadOptions, type ReadQuery } from '@gezhi/query'

/** A command as written and as it would be run. */
export interface Command {
  readonly read: ReadQuery
  /** The query to run, with line numbers replaced by the lines of the history. Null while it has errors. */
  readonly query: string | null
  readonly tree: QueryNode | null
  /** The first missing line of the history it refers to. */
  readonly unknownLine: number | null
}

/** Reads a command with the lines of the history it may name, the newest first. Pure. */
export function readCommand(
  text: string,
  { fields, abilities }: Required<Omit<ReadOptions, 'mode'>>,
  lines: readonly QueryNode[],
): Command {
  const read = readQuery(text, { fields, abilities: { ...abilities, history: true } })
  const stopped = { read, query: null, tree: null, unknownLine: null }
  if (read.tree === null || hasError(read)) return stopped
  const { tree, unknown } = expandHistory(read.tree, lines)
  if (unknown[0] !== undefined) return { ...stopped, unknownLine: unknown[0].line }
  if (tree === read.tree || !text.includes('#')) return { read, query: text.trim(), tree: read.tree, unknownLine: null }
  // A line inside a field may have a field of its own, which then applies, as the described query shows.
  const whole = readQuery(printQuery(tree), { fields, abilities })
  if (hasError(whole) || whole.tree === null) return { ...stopped, read: whole }
  return { read, query: printQuery(whole.tree), tree: whole.tree, unknownLine: null }
}

function hasError({ diagnostics }: ReadQuery): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}
