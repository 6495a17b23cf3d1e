import type { Language } from '@gezhi/contract'
import { readQuery, type Diagnostic, type QueryMode, type QueryNode } from '@gezhi/query'
import { CallError } from '../http/call-error.ts'
import { withOwnRecords } from './own-fields.ts'
import type { QueryOptions } from './query-options.ts'
import { describeDiagnostic } from './describe-diagnostic.ts'

/** The query of a request. */
export interface SearchedQuery {
  readonly queryStr: string
  readonly mode: QueryMode
}

/**
 * A query that can be run, with its warnings and hints. Throws MEANING_NEEDS_LOGIN if only a login is missing, otherwise QUERY_SYNTAX,
 * both with all diagnostics.
 */
export function readSearchQuery(
  { queryStr, mode }: SearchedQuery,
  language: Language,
  options: QueryOptions,
): { tree: QueryNode; diagnostics: readonly Diagnostic[] } {
  const { own, ...reading } = options
  const { tree, diagnostics } = readQuery(queryStr, { ...reading, mode })
  const error = diagnostics.find(({ severity }) => severity === 'error')
  if (tree && !error) return { tree: withOwnRecords(tree, own, language), diagnostics }
  const described = diagnostics.map((diagnostic) => describeDiagnostic(diagnostic, language))
  const lacksLogin = diagnostics.every(({ code, severity }) => severity !== 'error' || code === 'meaning-needs-login')
  if (error && lacksLogin) throw new CallError('MEANING_NEEDS_LOGIN', { diagnostics: described })
  const { message = '', start = 0 } = described.find(({ severity }) => severity === 'error') ?? {}
  throw new CallError('QUERY_SYNTAX', { problem: message, position: start + 1, diagnostics: described })
}
