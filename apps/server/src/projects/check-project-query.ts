import { readQuery } from '@gezhi/query'
import { PATENT_KIND } from '@gezhi/records'
import { CallError } from '../http/call-error.ts'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import { queryOptions } from '../kinds/query-options.ts'
import type { Serving } from '../platform/domain.ts'
import type { ProjectParts } from './project-parts.ts'

/** Throws PROJECT_QUERY_WRONG for a query with errors. It may name the index fields that its user can read. */
export async function checkProjectQuery(
  { ownFields }: Pick<ProjectParts, 'ownFields'>,
  { engines, schemes }: Pick<Serving, 'engines' | 'schemes'>,
  queryStr: string,
  { caller, language, rights }: Pick<CallContext<UserCaller>, 'caller' | 'language' | 'rights'>,
): Promise<void> {
  const engine = engines.of(PATENT_KIND)
  const options = queryOptions({ engine, schemes }, await rights(), await ownFields(caller.userId, engine.kind.fields))
  const { diagnostics } = readQuery(queryStr, { ...options, mode: 'command' })
  const error = diagnostics.find(({ severity }) => severity === 'error')
  if (error !== undefined) throw new CallError('PROJECT_QUERY_WRONG', { reason: error.message[language] })
}
