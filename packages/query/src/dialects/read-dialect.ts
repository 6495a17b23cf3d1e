import { printQuery } from '../printer.ts'
import { readQuery } from '../read-query.ts'
import type { QueryNode } from '../tree.ts'
import type { DialectFields } from './dialect-fields.ts'
import { DialectParser } from './dialect-parser.ts'
import type { Dialect, Loss } from './dialect.ts'

/** A query of another system in our language. */
export interface DialectReading {
  /** In the canonical form of our language; empty if nothing could be parsed. */
  readonly query: string
  readonly tree: QueryNode | null
  /** All inexact translations, in the order of the input. */
  readonly losses: readonly Loss[]
}

/**
 * Translates a query of another system over the fields of a kind of record: any text gives a query, and `losses` lists what could not be
 * translated. Never throws. Pure.
 */
export function readDialect(text: string, dialect: Dialect, kind: DialectFields): DialectReading {
  const { node, losses } = new DialectParser(text, dialect, kind).parse()
  const query = node === null ? '' : printQuery(node)
  const tree = query === '' ? null : readQuery(query, { fields: kind.fields }).tree
  const inOrder = losses.toSorted((a, b) => (a.range?.start ?? 0) - (b.range?.start ?? 0))
  return { query: tree === null ? '' : printQuery(tree), tree, losses: inOrder }
}
