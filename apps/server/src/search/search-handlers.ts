import { printQuery, readQuery, sayQuery } from '@gezhi/query'
import type { Ports } from '../app.ts'
import type { Handlers } from '../plugins/call-context.ts'
import { requireReady } from '../plugins/require-ready.ts'
import { sayDiagnostic } from './say-diagnostic.ts'
import { searchPatents } from './search-patents.ts'

/** Calls of the domain search. */
export function searchHandlers({ engine, readiness }: Pick<Ports, 'engine' | 'readiness'>): Handlers['search'] {
  return {
    async searchPatents(request, { language, signal }) {
      requireReady(readiness)
      return searchPatents(engine, request, language, signal)
    },
    async validateQuery({ queryStr, mode }, { language }) {
      const { tree, diagnostics } = readQuery(queryStr, { mode })
      const valid = tree !== null && diagnostics.every(({ severity }) => severity !== 'error')
      return {
        valid,
        diagnostics: diagnostics.map((diagnostic) => sayDiagnostic(diagnostic, language)),
        formatted: valid ? printQuery(tree) : null,
        words: valid ? sayQuery(tree, language) : null,
      }
    },
  }
}
