import type { AnyCall, Language } from '@gezhi/contract'
import type * as z from 'zod'
import { CallError } from './call-error.ts'
import { describeIssue } from './describe-issue.ts'

/** Validates the input of a call; throws INVALID_INPUT naming every invalid field. */
export function readRequest<C extends AnyCall>(call: C, input: unknown, language: Language): z.output<C['request']> {
  const result = call.request.safeParse(input, { error: (issue) => describeIssue(issue, language) })
  if (result.success) return result.data as z.output<C['request']>
  const errors = result.error.issues.map(({ path, message }) => ({ field: fieldName(path, call), message }))
  throw new CallError('INVALID_INPUT', { field: errors[0]!.field, problem: errors[0]!.message, faults: errors })
}

/** `groupList[0].count`; the whole request is called body or query. */
function fieldName(path: readonly PropertyKey[], call: AnyCall): string {
  if (!path.length) return call.method === 'POST' ? 'body' : 'query'
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`)).join('')
}
