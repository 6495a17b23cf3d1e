import { readQuery, type QueryNode } from '@gezhi/query'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { SearchEngine, Selection, StoredRecord } from '@gezhi/search'
import { countryRule } from '../accounts/rights/country-rule.ts'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import { requireReady } from '../http/require-ready.ts'
import { withOwnRecords } from '../kinds/own-fields.ts'
import { queryOptions } from '../kinds/query-options.ts'
import type { Serving } from '../platform/domain.ts'
import { checkProjectQuery } from './check-project-query.ts'
import type { ProjectParts } from './project-parts.ts'
import { patentsOfFile } from './project-patent-store.ts'

/** Patents read at once. */
const AT_ONCE = 2000

/** What a query finds in a folder. */
export interface FolderSearch {
  readonly engine: SearchEngine<PatentRecord>
  readonly selection: Selection
  /** The ids of the patents it finds. */
  ids(): Promise<readonly string[]>
  /** The first patents that it and another condition find. */
  records(size: number, condition: QueryNode | null): Promise<readonly StoredRecord<PatentRecord>[]>
}

/** A folder of a project. */
interface SearchedFolder {
  readonly id: string
  readonly revision: number
  readonly projectId: string
}

type Context = Pick<CallContext<UserCaller>, 'caller' | 'language' | 'rights' | 'signal'>

/**
 * Searches a folder with the rights of the caller; an empty query finds all its patents. Throws PROJECT_QUERY_WRONG for a query with errors,
 * SEARCH_STARTING.
 */
export async function searchFolder(
  parts: Pick<ProjectParts, 'ownFields' | 'patents'>,
  serving: Pick<Serving, 'engines' | 'schemes' | 'readiness'>,
  file: SearchedFolder,
  queryStr: string,
  context: Context,
): Promise<FolderSearch> {
  requireReady(serving.readiness)
  const engine = serving.engines.of(PATENT_KIND)
  const rights = await context.rights()
  const query = queryStr === '' ? null : await readFolderQuery(parts, serving, file, queryStr, context)
  const selection: Selection = {
    query,
    filters: [{ records: patentsOfFile(parts.patents, file, false) }, ...countryRule(rights)],
    signal: context.signal,
  }
  const sort = [{ by: 'application_date', order: 'desc' }] as const
  return {
    engine,
    selection,
    async ids() {
      const found = new Set<string>()
      for (let from = 0; ; from += AT_ONCE) {
        const { hits } = await engine.page({ ...selection, sort, from, size: AT_ONCE, short: true })
        for (const { docId } of hits) found.add(docId)
        if (hits.length < AT_ONCE) return [...found]
      }
    },
    async records(size, condition) {
      const nodes = [query, condition].filter((node) => node !== null)
      const both: QueryNode | null = nodes.length < 2 ? (nodes[0] ?? null) : { kind: 'and', operands: nodes }
      return (await engine.page({ ...selection, query: both, sort, from: 0, size, short: true })).hits
    },
  }
}

async function readFolderQuery(
  parts: Pick<ProjectParts, 'ownFields'>,
  serving: Pick<Serving, 'engines' | 'schemes'>,
  { projectId }: SearchedFolder,
  queryStr: string,
  context: Context,
): Promise<QueryNode> {
  await checkProjectQuery(parts, serving, queryStr, context)
  const engine = serving.engines.of(PATENT_KIND)
  const own = await parts.ownFields(context.caller.userId, engine.kind.fields, projectId)
  const { own: _own, ...options } = queryOptions({ engine, schemes: serving.schemes }, await context.rights(), own)
  const { tree } = readQuery(queryStr, { ...options, mode: 'command' })
  return withOwnRecords(tree!, own, context.language)
}
