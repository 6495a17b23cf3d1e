import { installation } from '../installation/installation.ts'
import type { SearchableKind } from './searchable-kind.ts'

/** Whether this installation rejects searches of a kind without a login. */
export function rejectsGuests({ needsLogin }: Pick<SearchableKind, 'needsLogin'>): boolean {
  return needsLogin === 'always' || (needsLogin === 'unlessOpen' && installation().access !== 'open')
}
