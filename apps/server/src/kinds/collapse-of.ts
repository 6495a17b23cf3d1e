import type { Language } from '@gezhi/contract'
import type { RecordKind } from '@gezhi/records'
import { CallError } from '../http/call-error.ts'
import { ISSUES } from '../http/describe-issue.ts'

/** The grouping of a request as engines take it: hits are counted by it if there is one. Throws INVALID_INPUT for an unknown grouping. */
export function collapseOf(
  { groupings }: Pick<RecordKind, 'groupings'>,
  { collapse }: { readonly collapse?: string | undefined },
  language: Language,
): { readonly collapse?: string } {
  if (collapse === undefined) return {}
  if (Object.hasOwn(groupings, collapse)) return { collapse }
  const [field, message] = ['collapse', ISSUES.noGrouping[language]]
  throw new CallError('INVALID_INPUT', { field, problem: message, faults: [{ field, message }] })
}
