import type { AnyCall } from './call.ts'
import { ownRejections } from './capabilities.ts'
import type { ErrorName } from './errors.ts'

/** The errors of a call beside those every call may answer: what it lists, and the refusals of what it requires. */
export function callErrors({ requires, errors = [] }: AnyCall): readonly ErrorName[] {
  return requires === undefined ? errors : [...errors, ...ownRejections(requires)]
}
