import { printQuery } from '../printer.ts'
import { readQuery } from '../read-query.ts'
import type { QueryNode } from '../tree.ts'
import type { DialectFields } from './dialect-fields.ts'
import { DialectParser } from './dialect-parser.ts'
import type { Dialect, Loss } from './dialect.ts'

/** A query of another system in our language. */
export interface DialectReading {
  /** In our language's one stable writing; empty where nothing could be read. */
  readonly query: string
  readonly tree: QueryNode | null
  /** Everything that does not mean quite the same, in the order of the input. */
  readonly losses: readonly Loss[]
}

/** Reads a query written for another system over the fields of a kind of record: any text gives a query, what could not be said is in `losses`. Never throws. Pure. */
export function readDialect(text: string, dialect: Dialect, kind: DialectFields): DialectReading {
  const { node, losses } = new DialectParser(text, dialect, kind).parse()
  const query = node === null ? '' : printQuery(node)
  const tree = query === '' ? null : readQuery(query, { fields: kind.fields }).tree
  const inOrder = losses.toSorted((a, b) => (a.range?.start ?? 0) - (b.range?.start ?? 0))
  return { query: tree === null ? '' : printQuery(tree), tree, losses: inOrder }
}
