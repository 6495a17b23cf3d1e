import { expandReferences, printQuery, readQuery, referencesIn, type QueryNode } from '@gezhi/query'
import type { FieldTable } from '@gezhi/records'

/** A query with the searches of the history in place of their numbers; as written if it names none. Pure. */
export function replaceLines(text: string, fields: FieldTable, trees: ReadonlyMap<number, QueryNode>): string {
  const { tree } = readQuery(text, { fields })
  if (tree === null || referencesIn(tree).lines.length === 0) return text.trim()
  return printQuery(expandReferences(tree, { line: (line) => trees.get(line) }).tree)
}
