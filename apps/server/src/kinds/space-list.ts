import type { FollowType, ListAnswer, ListRow, ParsedListRequest } from '@gezhi/contract'
import type { RecordSet } from '@gezhi/search'
import type { CallContext } from '../http/call-context.ts'
import type { Serving } from '../platform/domain.ts'
import { listAnswerer } from './answer-list.ts'
import { queryOptions } from './query-options.ts'
import { readSearchQuery } from './read-search-query.ts'
import type { RecordSearch } from './record-search.ts'

/** The files of a type in a space that the caller may read. */
export type FilesOfSpace = (spaceId: string, type: FollowType, context: CallContext) => Promise<RecordSet>

type SpaceListRequest = ParsedListRequest & { readonly spaceId: string; readonly filter: { readonly queryStr: string } }

/** Serves the call that lists the records of a kind in a space, within an optional query. Throws errors of lists, and those of `filesOf`. */
export function spaceListAnswerer<R extends object, Row extends ListRow, Request extends ParsedListRequest>(
  search: RecordSearch<R, Row, Request>,
  { schemes, readiness }: Pick<Serving, 'schemes' | 'readiness'>,
  filesOf: FilesOfSpace,
): (request: Request & SpaceListRequest, context: CallContext) => Promise<ListAnswer<Row>> {
  const answer = listAnswerer(search, readiness)
  return async (request, context) => {
    const { queryStr } = request.filter
    const records = await filesOf(request.spaceId, search.engine.kind.name as FollowType, context)
    const options = queryOptions({ engine: search.engine, schemes }, await context.rights())
    const read =
      queryStr.trim() === '' ? { tree: null, diagnostics: [] } : readSearchQuery({ queryStr, mode: 'command' }, context.language, options)
    return answer({ ...read, filters: [{ records }] }, request, context)
  }
}
