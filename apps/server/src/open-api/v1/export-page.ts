import type { PatentRow } from '@gezhi/contract'
import type { CallContext } from '../../http/call-context.ts'
import { requireReady } from '../../http/require-ready.ts'
import { requireRight } from '../../http/rights.ts'
import { readSearchQuery } from '../../kinds/read-search-query.ts'
import { visibleTo } from '../../kinds/record-search.ts'
import type { PatentSearch } from '../../patents/patent-search.ts'
import { patentRow } from '../../patents/patent-row.ts'
import type { Serving } from '../../platform/domain.ts'
import { patentQueryOptions, type PatentQueryParts } from '../../search/patent-query-options.ts'
import type { Cursors } from './cursor.ts'
import { withFields } from './list-page.ts'
import type { Lines } from './operation-handler.ts'

/** What the export reads from. */
export interface ExportParts extends Pick<Serving, 'readiness' | 'schemes'>, Pick<PatentQueryParts, 'projects'> {
  readonly search: PatentSearch
  readonly cursors: Cursors
}

interface ExportRequest {
  readonly q: string
  readonly size: number
  readonly cursor?: string | undefined
  readonly fields?: string | undefined
}

/**
 * A page of an export in the order of ids, which never change: a record that is a hit throughout is on exactly one page, also while others
 * are imported, changed and deleted (`PageRequest.after`). A cursor is the last id and the number of records so far, and never expires.
 */
export async function exportPage(
  { search, readiness, schemes, projects, cursors }: ExportParts,
  { q, size, cursor, fields }: ExportRequest,
  context: CallContext,
): Promise<Lines<Partial<PatentRow>>> {
  requireReady(readiness)
  const { engine } = search
  const { language, signal } = context
  const { done, after } = cursor === undefined ? { done: 0, after: '' } : readPosition(cursors.positionOf(cursor, [q], language))
  const rights = await context.rights()
  requireRight(rights, 'exportRecords', done + size)
  const options = await patentQueryOptions({ engine, schemes, projects }, { queryStr: q }, context)
  const { tree: query } = readSearchQuery({ queryStr: q, mode: 'command' }, language, options)
  // One more record shows whether another page follows.
  const { hits } = await engine.page({ query, filters: visibleTo(search, rights), from: 0, after, size: size + 1, short: true, signal })
  const list = hits.slice(0, size)
  return {
    list: list.map((stored) => withFields(patentRow(stored, language), fields)),
    nextCursor: hits.length > size ? cursors.at(`${done + list.length} ${list.at(-1)!.docId}`, [q]) : null,
  }
}

function readPosition(position: string): { readonly done: number; readonly after: string } {
  const at = position.indexOf(' ')
  return { done: Number(position.slice(0, at)), after: position.slice(at + 1) }
}
