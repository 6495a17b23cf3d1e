import { listRequestSchema, type ListAnswer, type ListRow } from '@gezhi/contract'
import { readQuery } from '@gezhi/query'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { listAnswerer } from '../../../apps/server/src/kinds/answer-list.ts'
import type { CallContext } from '../../../apps/server/src/http/call-context.ts'
import { ALL_RIGHTS } from '../../../apps/server/src/http/rights.ts'
import { STANDARD_KIND, type Standard } from '@gezhi/search/testing/standard'

type Row = ListRow & Required<Pick<Standard, 'heading'>> & { readonly number: string | null }

/** Serves calls about standards like the server serves those about patents, from an index of these records. */
export async function openStandards(folder: string, records: readonly Standard[]) {
  const engine = await openSqliteEngine({ kind: STANDARD_KIND, folder, readers: 1 })
  await engine.write({ puts: records })
  const toRow = ({ docId, record }: { docId: string; record: Standard }) => {
    const { number = null, heading, scope = '', issued = null, state = null, drafters = [] } = record
    return { id: docId, number, heading, scope, issued, state, drafters }
  }
  const answer = listAnswerer<Standard, Row, never>({ engine, snippetColumns: ['scope', 'chapters'], toRow }, { phase: 'ready' })
  return {
    async list(body: unknown): Promise<ListAnswer<Row>> {
      const request = listRequestSchema.parse(body)
      const { queryStr, mode } = request.filter
      const { fields } = STANDARD_KIND
      const context = { language: 'zh', rights: async () => ALL_RIGHTS, signal: new AbortController().signal }
      return answer(readQuery(queryStr, { fields, mode }), request as never, context as unknown as CallContext)
    },
    async record(number: string): Promise<object | null> {
      const [found] = await engine.get(STANDARD_KIND.readIds(number))
      return found === undefined ? null : toRow(found)
    },
    close: () => engine.close(),
  }
}
