import type { AnyCall } from './call.ts'
import { ownRejections } from './capabilities.ts'
import type { ErrorName } from './errors.ts'

/** The errors of a call besides the general ones: those it lists and the rejections of the capability it requires. */
export function callErrors({ requires, errors = [] }: AnyCall): readonly ErrorName[] {
  return requires === undefined ? errors : [...errors, ...ownRejections(requires)]
}
