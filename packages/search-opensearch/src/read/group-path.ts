import { SearchError } from '@gezhi/search'
import type { IndexLayout } from '../storage/index-layout.ts'

/** Path of the groups of a grouping of the kind. Throws `SearchError` if the kind has no such grouping. */
export function groupPath({ kind }: IndexLayout, grouping: string): string {
  if (!Object.hasOwn(kind.groupings, grouping)) throw new SearchError('invalid-request', `Hits cannot be grouped by ${grouping}`)
  return `group.${grouping}`
}
