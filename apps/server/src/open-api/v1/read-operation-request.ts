import type { ApiOperation, Language } from '@gezhi/contract'
import { CallError } from '../../http/call-error.ts'
import { describeIssue } from '../../http/describe-issue.ts'

const UNKNOWN = { zh: '不是此接口的参数', en: 'is not a parameter of this operation' } as const

/** Validates the input of an operation; throws INVALID_INPUT naming every invalid field, unknown ones too. */
export function readOperationRequest({ request }: ApiOperation, input: unknown, language: Language): unknown {
  const result = request.safeParse(input, { error: (issue) => describeIssue(issue, language) })
  if (result.success) return result.data
  const errors = result.error.issues.flatMap((issue) => {
    const field = fieldName(issue.path)
    if (issue.code !== 'unrecognized_keys') return [{ field: field || 'body', message: issue.message }]
    return issue.keys.map((key) => ({ field: field ? `${field}.${key}` : key, message: UNKNOWN[language] }))
  })
  throw new CallError('INVALID_INPUT', { field: errors[0]!.field, problem: errors[0]!.message, faults: errors })
}

/** `facets[0].count`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`)).join('')
}
